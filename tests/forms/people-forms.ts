import { REASON } from "./fuzz-fields";
import type { FuzzTarget } from "./fuzz-targets";

type CreateTarget = (path: string, validFields: Record<string, string>) => FuzzTarget;

/** Forms about the people of a site, and about the own data. */
export const listPeopleForms = (forAdmin: CreateTarget, forStudent: CreateTarget): FuzzTarget[] => [
  forAdmin("/Dashboard/Orang/Undang", {
    name: "Pak Budi",
    email: "budi@contoh.example",
    roles: "4",
    password: "bukan kata sandinya",
  }),
  forAdmin("/Dashboard/Orang/Keamanan", { password: "bukan kata sandinya" }),
  forAdmin("/Dashboard/Orang/Undangan", { id: "999999999999", change: "resend" }),
  forAdmin("/Dashboard/Orang/Impor", {
    text: "nama,email,peran\nAni,ani@contoh.example,Peserta",
  }),
  forAdmin("/Dashboard/Orang/999999999999/Peran", {
    was: "4",
    roles: "4",
    password: "Pendopo-2026",
  }),
  forAdmin("/Dashboard/Orang/999999999999/Nonaktifkan", {
    reason: REASON,
    password: "Pendopo-2026",
  }),
  forAdmin("/Dashboard/Orang/999999999999/Data", { step: "export", password: "Pendopo-2026" }),
  forAdmin("/Dashboard/Orang/999999999999/Hapus", {
    email: "budi@contoh.example",
    reason: REASON,
    password: "Pendopo-2026",
  }),
  forStudent("/Akun/Data", { step: "export", password: "bukan kata sandinya" }),
  forStudent("/Akun/Data/Hapus", { password: "bukan kata sandinya" }),
];
