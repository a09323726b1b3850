import { filterOffered } from "~/lib/installation";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { MenuItem } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getActiveRoles } from "./current-user";

/** Sections of the dashboard, most used first. */
const SECTIONS: readonly (MenuItem & { permission: Permission })[] = [
  { label: "Ringkasan", href: "/Dashboard", permission: "dashboard.view" },
  { label: "Kalender", href: "/Dashboard/Kalender", permission: "dashboard.view" },
  { label: "Kelas yang diajar", href: "/Dashboard/Kelas", permission: "class.edit" },
  { label: "Pertanyaan peserta", href: "/Dashboard/Questions", permission: "class.edit" },
  { label: "Tugas peserta", href: "/Dashboard/Tugas", permission: "class.edit" },
  { label: "Bank soal", href: "/Dashboard/Soal", permission: "class.edit" },
  { label: "Sertifikat", href: "/Dashboard/Sertifikat", permission: "certificate.manage" },
  { label: "Pencairan dana", href: "/Dashboard/Payouts", permission: "payout.view" },
  { label: "Sekolah", href: "/Dashboard/Schools", permission: "school.inbox" },
  { label: "Donasi", href: "/Dashboard/Donations", permission: "donation.view" },
  { label: "Pengembalian dana", href: "/Dashboard/Refunds", permission: "refund.manage" },
  { label: "Voucher", href: "/Dashboard/Voucher", permission: "invoice.manage" },
  { label: "Moderasi", href: "/Dashboard/Moderation", permission: "submission.moderate" },
  { label: "Penilaian asisten", href: "/Dashboard/Assistant", permission: "submission.moderate" },
  { label: "Orang", href: "/Dashboard/Orang", permission: "people.manage" },
  { label: "Surat keluar", href: "/Dashboard/Outbox", permission: "outbox.view" },
  { label: "Jejak audit", href: "/Dashboard/Audit", permission: "audit.view" },
];

/** Sections that the user's active role uses and this installation offers. */
export async function getDashboardMenu(context: RequestContext): Promise<MenuItem[]> {
  const roles = await getActiveRoles(context);
  return filterOffered(SECTIONS, context.installation)
    .filter(({ permission }) => hasPermission(roles, permission))
    .map(({ label, href }) => ({ label, href }));
}
