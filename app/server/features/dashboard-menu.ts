import { filterOffered } from "~/lib/installation";
import { APPOINTMENTS_PATH, INBOX_PATH } from "~/lib/paths";
import { hasPermission, type Permission } from "~/lib/permissions";
import { TENANTS_PATH } from "~/lib/tenant-fields";
import type { MenuItem } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getActiveRoles } from "./current-user";
import { readMenuCounts } from "./inbox";

type Section = MenuItem & { permission: Permission };

/** Sections of the dashboard by group, most used first. */
const GROUPS: Record<string, Section[]> = {
  Belajar: [
    { label: "Kalender", href: "/Dashboard/Kalender", permission: "dashboard.view" },
    { label: "Kelas yang diajar", href: "/Dashboard/Kelas", permission: "class.edit" },
    { label: "Pertanyaan peserta", href: "/Dashboard/Questions", permission: "class.edit" },
    { label: "Tugas peserta", href: "/Dashboard/Tugas", permission: "class.edit" },
    { label: "Bank soal", href: "/Dashboard/Soal", permission: "class.edit" },
    { label: "Sertifikat", href: "/Dashboard/Sertifikat", permission: "certificate.manage" },
  ],
  Isi: [{ label: "Tulisan", href: "/Dashboard/Tulisan", permission: "content.edit" }],
  Orang: [{ label: "Orang", href: "/Dashboard/Orang", permission: "people.manage" }],
  "Kotak masuk": [
    { label: "Janji temu", href: APPOINTMENTS_PATH, permission: "appointment.manage" },
    { label: "Kotak masuk", href: INBOX_PATH, permission: "inbox.manage" },
    { label: "Sekolah", href: "/Dashboard/Schools", permission: "school.inbox" },
    { label: "Moderasi", href: "/Dashboard/Moderation", permission: "submission.moderate" },
    { label: "Penilaian asisten", href: "/Dashboard/Assistant", permission: "submission.moderate" },
  ],
  Uang: [
    { label: "Pencairan dana", href: "/Dashboard/Payouts", permission: "payout.view" },
    { label: "Donasi", href: "/Dashboard/Donations", permission: "donation.view" },
    { label: "Pengembalian dana", href: "/Dashboard/Refunds", permission: "refund.manage" },
    { label: "Voucher", href: "/Dashboard/Voucher", permission: "invoice.manage" },
  ],
  Situs: [
    { label: "Situs saya", href: "/Dashboard/Situs", permission: "setting.write" },
    { label: "Semua situs", href: TENANTS_PATH, permission: "tenant.manage" },
    { label: "Statistik", href: "/Dashboard/Statistik", permission: "statistics.view" },
  ],
  Sistem: [
    { label: "Surat keluar", href: "/Dashboard/Outbox", permission: "outbox.view" },
    { label: "Jejak audit", href: "/Dashboard/Audit", permission: "audit.view" },
  ],
};

const SECTIONS: readonly Section[] = [
  { label: "Ringkasan", href: "/Dashboard", permission: "dashboard.view" },
  ...Object.entries(GROUPS).flatMap(([group, sections]) =>
    sections.map((section) => ({ ...section, group })),
  ),
];

/** Sections that the user's active role uses and this installation offers. */
export async function getDashboardMenu(context: RequestContext): Promise<MenuItem[]> {
  const [roles, counts] = await Promise.all([getActiveRoles(context), readMenuCounts(context)]);
  return filterOffered(SECTIONS, context.installation)
    .filter(({ permission }) => hasPermission(roles, permission))
    .filter(({ href }) => href !== TENANTS_PATH || context.tenant.isInstallation)
    .map(({ permission: _, ...item }) => {
      const count = counts[item.href] ?? 0;
      return count > 0 ? { ...item, count } : item;
    });
}
