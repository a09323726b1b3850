import type { FuzzTarget } from "./fuzz-targets";

const UNKNOWN_BACKUP = "pendopo-20200101T000000Z.tar.gz";

/** Forms about the installation, for a superadmin. None of them starts a backup. */
export const listSystemForms = (
  forSuperadmin: (path: string, validFields: Record<string, string>) => FuzzTarget,
): FuzzTarget[] => [
  forSuperadmin("/Dashboard/Outbox", {}),
  forSuperadmin("/Dashboard/Sistem/Layanan", { host: "drive" }),
  forSuperadmin("/Dashboard/Sistem/Pekerjaan", { job: "tidak-ada" }),
  forSuperadmin("/Dashboard/Sistem/Cadangan", { intent: "verify", name: UNKNOWN_BACKUP }),
  forSuperadmin(`/Dashboard/Sistem/Cadangan/${UNKNOWN_BACKUP}`, {
    password: "bukan kata sandinya",
  }),
  forSuperadmin(`/Dashboard/Sistem/Cadangan/${UNKNOWN_BACKUP}/Hapus`, {
    password: "bukan kata sandinya",
  }),
];
