import type { AcceptedForm } from "./accepted-forms";
import type { RejectedForm } from "./rejected-forms";

const SENDER = { name: "Sri Wahyuni", email: "sri-kirim@contoh.example", phone: "081234567890" };
const COMPANY_REQUEST = {
  company: "PT Uji",
  pic: SENDER.name,
  email: SENDER.email,
  phone: SENDER.phone,
  need: "Pelatihan jaringan untuk teknisi",
  headcount: "12",
  start: "31/12/2030",
  budgetRange: "",
  notes: "",
};

/** What visitors send to the inbox, with values that the forms take. */
export const REQUEST_FORMS: [path: string, fields: Record<string, string>][] = [
  ["/Request-Demo", { ...SENDER, institution: "Kampus Uji", message: "" }],
  ["/Kontak", { ...SENDER, topic: "Ruang kelas", message: "Muat berapa orang?" }],
  ["/Talent-Hiring", COMPANY_REQUEST],
  ["/Training-Services", COMPANY_REQUEST],
  [
    "/Career/tidak-ada/Lamar/tidak-ada",
    { ...SENDER, coverLetter: "Saya siap.", cvId: "", cvName: "", cvBytes: "0" },
  ],
];

const PERSON_ERRORS = [
  "Nama wajib diisi, 3-100 karakter",
  "Format email tidak valid",
  "Nomor HP harus diawali 08 atau +62, 10-13 digit",
];

export const REJECTED_REQUESTS: Record<string, RejectedForm> = {
  "demo request": {
    path: "/Request-Demo",
    fields: { name: "S", email: "sri", phone: "12", institution: "", message: "x".repeat(1_001) },
    errors: [
      ...PERSON_ERRORS,
      "Nama lembaga wajib diisi, 2-100 karakter",
      "Pesan paling banyak 1.000 karakter",
    ],
  },
  question: {
    path: "/Kontak",
    fields: { name: "S", email: "sri", phone: "12", topic: "x", message: "pendek" },
    errors: [
      ...PERSON_ERRORS,
      "Perihal wajib diisi, 3-100 karakter",
      "Pesan wajib diisi, 10-1.000 karakter",
    ],
  },
  "request of a company": {
    path: "/Talent-Hiring",
    fields: { company: "", pic: "S", email: "sri", phone: "12", headcount: "1,5", start: "besok" },
    errors: [
      "Nama perusahaan wajib diisi, 2-100 karakter",
      "Nama narahubung wajib diisi, 3-100 karakter",
      ...PERSON_ERRORS.slice(1),
      "Jelaskan kebutuhan Anda, 10-1.000 karakter",
      "Maksud Anda 1.500 atau 1.500.000? Tulis angkanya dengan lengkap",
      "Tulis tanggal mulai seperti 31/12/2026",
    ],
  },
};

export const ACCEPTED_REQUESTS: Record<string, AcceptedForm> = {
  "demo request": {
    path: "/Request-Demo",
    steps: [{ ...SENDER, phone: "+62 812-3456-7890", institution: "Kampus Uji Kirim" }],
    receipt: ["Kampus Uji Kirim", "0812-3456-7890"],
    inbox: { path: `/Dashboard/Kotak-Masuk?search=${SENDER.email}`, shows: "Kampus Uji Kirim" },
    mails: [SENDER.email, "admin@pendopo.example"],
  },
  "request for training": {
    path: "/Training-Services",
    steps: [{ ...COMPANY_REQUEST, headcount: "1 ribu", start: "31/12/2030" }],
    receipt: ["PT Uji", "1.000", "31 Desember 2030"],
    inbox: { path: "/Dashboard/Kotak-Masuk?kind=training", shows: "PT Uji" },
    mails: [SENDER.email, "admin@pendopo.example"],
  },
};
