import { filterOffered } from "~/lib/installation";
import { APPOINTMENTS_PATH, INBOX_PATH } from "~/lib/paths";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { MenuItem } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getActiveRoles } from "./current-user";
import { readMenuCounts } from "./inbox";

/** Sections of the dashboard, most used first. */
const SECTIONS: readonly (MenuItem & { permission: Permission })[] = [
  { label: "Ringkasan", href: "/Dashboard", permission: "dashboard.view" },
  { label: "Kalender", href: "/Dashboard/Kalender", permission: "dashboard.view" },
  { label: "Janji temu", href: APPOINTMENTS_PATH, permission: "appointment.manage" },
  { label: "Kotak masuk", href: INBOX_PATH, permission: "inbox.manage" },
  { label: "Kelas yang diajar", href: "/Dashboard/Kelas", permission: "class.edit" },
  { label: "Pertanyaan peserta", href: "/Dashboard/Questions", permission: "class.edit" },
  { label: "Tugas peserta", href: "/Dashboard/Tugas", permission: "class.edit" },
  { label: "Bank soal", href: "/Dashboard/Soal", permission: "class.edit" },
  { label: "Sertifikat", href: "/Dashboard/Sertifikat", permission: "certificate.manage" },
  { label: "Tulisan", href: "/Dashboard/Tulisan", permission: "content.edit" },
  { label: "Pencairan dana", href: "/Dashboard/Payouts", permission: "payout.view" },
  { label: "Sekolah", href: "/Dashboard/Schools", permission: "school.inbox" },
  { label: "Donasi", href: "/Dashboard/Donations", permission: "donation.view" },
  { label: "Pengembalian dana", href: "/Dashboard/Refunds", permission: "refund.manage" },
  { label: "Voucher", href: "/Dashboard/Voucher", permission: "invoice.manage" },
  { label: "Situs saya", href: "/Dashboard/Situs", permission: "setting.write" },
  { label: "Moderasi", href: "/Dashboard/Moderation", permission: "submission.moderate" },
  { label: "Penilaian asisten", href: "/Dashboard/Assistant", permission: "submission.moderate" },
  { label: "Surat keluar", href: "/Dashboard/Outbox", permission: "outbox.view" },
  { label: "Jejak audit", href: "/Dashboard/Audit", permission: "audit.view" },
];

/** Sections that the user's active role uses and this installation offers. */
export async function getDashboardMenu(context: RequestContext): Promise<MenuItem[]> {
  const [roles, counts] = await Promise.all([getActiveRoles(context), readMenuCounts(context)]);
  return filterOffered(SECTIONS, context.installation)
    .filter(({ permission }) => hasPermission(roles, permission))
    .map(({ label, href }) => {
      const count = counts[href] ?? 0;
      return count > 0 ? { label, href, count } : { label, href };
    });
}
