/** Fields of forms with values that they would take. */
export const PASSWORD_FIELDS = {
  password: "padi menguning di sawah",
  repeated: "padi menguning di sawah",
};
const PIC_FIELDS = {
  "pic.name": "Sri Wahyuni",
  "pic.position": "Guru",
  "pic.email": "sri@contoh.example",
  "pic.phone": "081298765432",
};
export const SCHOOL_STEPS = {
  sekolah: { npsn: "20212345", name: "SMK Uji Coba", type: "SMK", status: "negeri" },
  tempat: {
    provinceId: "32",
    cityId: "32.73",
    address: "Jalan Merdeka nomor 17",
    postcode: "40117",
  },
  orang: {
    "principal.name": "Rahmat Hidayat",
    "principal.nip": "",
    "principal.phone": "081234567890",
    ...PIC_FIELDS,
  },
  rincian: {
    students: "420",
    majors: "Teknik Otomotif",
    "otherMajors[0]": "Paket C",
    website: "https://uji.example",
    letterUrl: "",
  },
  periksa: { consent: "on" },
};
export const DONATION_FIELDS = {
  preset: "50000",
  own: "",
  name: "Sri Wahyuni",
  email: "sri@contoh.example",
  phone: "",
  message: "",
  method: "qris",
};
export const PAYOUT_FIELDS = {
  amount: "75.000",
  bankCode: "014",
  accountNumber: "1234567890",
  accountName: "Bramantyo Wicaksono",
  notes: "",
};
export const GATEWAY_NOTIFICATION = {
  orderId: "DON-1",
  status: "paid",
  statusCode: "200",
  grossAmount: "50000.00",
  signature: "0".repeat(128),
};
export const CHAPTER_PATH =
  "/Courses/pemrograman-web-dasar/module/halaman-pertama/chapter/apa-yang-terjadi-saat-anda-membuka-situs";
export const REASON = "Alasan yang cukup panjang";

/** A day in three weeks that is no Sunday, `YYYY-MM-DD`. */
export function getDateInThreeWeeks(): string {
  const day = new Date(Date.now() + 21 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

export const ASPIRATION_FIELDS = {
  name: "Sri Wahyuni",
  email: "",
  role: "Guru",
  topic: "Perpustakaan",
  message: "Semoga ada lebih banyak buku.",
};

export const TESTIMONY_FIELDS = {
  name: "Sri Wahyuni",
  email: "sri@contoh.example",
  role: "Guru",
  institution: "SMK Uji",
  message: "Murid kami belajar dengan gembira.",
  rating: "5",
  consent: "on",
};

export const REVIEW_FIELDS = { rating: "4", text: "Materinya runtut dan jelas." };
