import { randomUUID } from "node:crypto";
import { queryRows } from "../guards/app-database";
import type { DemoApp } from "../guards/demo-app";
import { parseForms, type TestBrowser } from "../guards/test-browser";

export interface FuzzTarget {
  path: string;
  /** The form's own names, each with a value that it would take. */
  validFields: Record<string, string>;
  openBrowser: () => TestBrowser;
  hiddenFields: Record<string, string>;
}

const PASSWORD_FIELDS = {
  password: "padi menguning di sawah",
  repeated: "padi menguning di sawah",
};
const PIC_FIELDS = {
  "pic.name": "Sri Wahyuni",
  "pic.position": "Guru",
  "pic.email": "sri@contoh.example",
  "pic.phone": "081298765432",
};
const SCHOOL_STEPS = {
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
const DONATION_FIELDS = {
  preset: "50000",
  own: "",
  name: "Sri Wahyuni",
  email: "sri@contoh.example",
  phone: "",
  message: "",
  method: "qris",
};
const PAYOUT_FIELDS = {
  amount: "75.000",
  bankCode: "014",
  accountNumber: "1234567890",
  accountName: "Bramantyo Wicaksono",
  notes: "",
};
const GATEWAY_NOTIFICATION = {
  orderId: "DON-1",
  status: "paid",
  statusCode: "200",
  grossAmount: "50000.00",
  signature: "0".repeat(128),
};
const REASON = "Alasan yang cukup panjang";

/** A day in three weeks that is no Sunday, `YYYY-MM-DD`. */
function getDateInThreeWeeks(): string {
  const day = new Date(Date.now() + 21 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The forms of the app: open ones, ones behind links that are right and that are not, ones of somebody signed in. */
export async function createFuzzTargets(site: DemoApp): Promise<FuzzTarget[]> {
  const ofMain = "lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')";
  const [school] = queryRows(
    site.db,
    `select id from schools where status = 'verified' and ${ofMain}`,
  );
  const [payout] = queryRows(
    site.db,
    `select id from payouts where status = 'rejected' and ${ofMain}`,
  );
  const started = await site.openBrowser().submitForm("/Register/School", SCHOOL_STEPS.sekolah);
  const draft = /Isi\/([\w-]+)\//.exec(started.location)?.[1];
  const gift = await site.openBrowser().submitForm("/Donation", DONATION_FIELDS);
  await site.openBrowser().submitForm("/Akun/Lupa", { email: "writer@pendopo.example" });
  const [mail] = queryRows(
    site.db,
    "select body from outbox where to_address = 'writer@pendopo.example'",
  );
  const reset = /Kata-Sandi\/([\w-]+)/.exec(String(mail?.body))?.[1];
  for (const made of [school, payout, draft, reset])
    if (!made) throw new Error("the demo lacks what these forms need");

  let strangers = 0;
  const guest = () => {
    const person = site.openBrowser();
    // Each from another network: limits on tries are tested elsewhere.
    person.clientIp = `10.${99 + (++strangers >> 16)}.${(strangers >> 8) & 255}.${strangers & 255}`;
    return person;
  };
  const open = (path: string, right: Record<string, string>): FuzzTarget => ({
    path,
    validFields: right,
    openBrowser: guest,
    hiddenFields: { idempotency_key: "" },
  });
  const signedIn = async (account: string) => {
    const person = await site.openSignedInBrowser(account);
    const csrf = parseForms((await person.get("/Keluar")).text)[0]?.hidden.csrf ?? "";
    return (path: string, right: Record<string, string>): FuzzTarget => ({
      path,
      validFields: right,
      openBrowser: () => person,
      hiddenFields: { idempotency_key: "", csrf },
    });
  };
  const [own, leaving] = [await signedIn("admin-kedua"), await signedIn("superadmin")];
  const decided = `/Dashboard/Payouts/${payout?.id}`;
  return [
    open("/Akun/Masuk", { email: "writer@pendopo.example", password: "bukan kata sandinya" }),
    open("/Akun/Masuk?state=x%00y&redirect=%2F%2Fjahat.example", { email: "", password: "" }),
    open("/Akun/Daftar", {
      name: "Wahyu Ningsih",
      email: `${randomUUID()}@contoh.example`,
      ...PASSWORD_FIELDS,
      consent: "on",
    }),
    open("/Akun/Verifikasi", { email: "sri@contoh.example" }),
    open("/Akun/Verifikasi/tidak-ada-tautan-seperti-ini", {}),
    open("/Akun/Lupa", { email: "tidak-ada@contoh.example" }),
    open(`/Akun/Kata-Sandi/${reset}`, { password: "pendek", repeated: "pendek" }),
    open("/Akun/Kata-Sandi/x", PASSWORD_FIELDS),
    open("/Akun/Undangan/tidak-ada-undangan-seperti-ini", PASSWORD_FIELDS),
    open("/Register/School", SCHOOL_STEPS.sekolah),
    ...Object.entries(SCHOOL_STEPS).map(([slug, right]) =>
      open(`/Register/School/Isi/${draft}/${slug}`, right),
    ),
    open("/Register/School/Isi/tidak-ada-isian-seperti-ini/orang", SCHOOL_STEPS.orang),
    open("/Register/School/Bukti/tidak-ada-bukti-seperti-ini", {}),
    open("/Donation", { ...DONATION_FIELDS, anonymous: "on" }),
    open(gift.location, {}),
    open("/Donation/Bukti/tidak-ada-donasi-seperti-ini", {}),
    open("/Bayar/DON-1", { outcome: "paid" }),
    open("/CallbackPayment", GATEWAY_NOTIFICATION),
    open("/Make-Appointment", {
      name: "Sri Wahyuni",
      email: "sri@contoh.example",
      phone: "081234567890",
      institution: "Kampus Uji",
      segment: "campus",
      topic: "Kerja sama",
      preferredDate: getDateInThreeWeeks(),
      slot: "09.00",
      message: "",
    }),
    open("/Dashboard/Schools/999999999999", { csrf: "", decision: "verify", reason: REASON }),
    own("/Akun", { current: "bukan kata sandinya", ...PASSWORD_FIELDS }),
    own("/Welcome?redirect=%2F%5Cjahat.example", { kind: "1", keep: "on" }),
    own(`/Dashboard/Schools/${school?.id}`, { decision: "reject", reason: REASON, version: "1" }),
    own("/Dashboard/Schools/999999999999", { decision: "verify", reason: "", version: "1" }),
    own("/Dashboard/Outbox/999999999999", {}),
    own("/Dashboard/Payouts/Request", PAYOUT_FIELDS),
    own(`${decided}/Approve`, { version: "1", password: "Pendopo-2026" }),
    ...["Reject", "Reverse"].map((what) =>
      own(`${decided}/${what}`, { version: "1", reason: REASON }),
    ),
    own(`${decided}/Cancel`, { version: "1" }),
    own("/Dashboard/Payouts/Bulk", { payouts: `${payout?.id}:1`, password: "Pendopo-2026" }),
    leaving("/Keluar", { session: "", everywhere: "" }),
  ];
}
