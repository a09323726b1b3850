import { filterOffered } from "~/lib/installation";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { MenuItem } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getActiveRoles } from "./current-user";

type Section = MenuItem & { permission: Permission };

const LEARNING = "Belajar";
const INBOX = "Kotak masuk";
const MONEY = "Uang";
const SITE = "Situs";
const SYSTEM = "Sistem";

/** Sections of the dashboard by group, most used first. */
const SECTIONS: readonly Section[] = [
  { label: "Ringkasan", href: "/Dashboard", permission: "dashboard.view" },
  {
    group: LEARNING,
    label: "Kalender",
    href: "/Dashboard/Kalender",
    permission: "dashboard.view",
  },
  {
    group: LEARNING,
    label: "Kelas yang diajar",
    href: "/Dashboard/Kelas",
    permission: "class.edit",
  },
  {
    group: LEARNING,
    label: "Pertanyaan peserta",
    href: "/Dashboard/Questions",
    permission: "class.edit",
  },
  { group: LEARNING, label: "Tugas peserta", href: "/Dashboard/Tugas", permission: "class.edit" },
  { group: LEARNING, label: "Bank soal", href: "/Dashboard/Soal", permission: "class.edit" },
  {
    group: LEARNING,
    label: "Sertifikat",
    href: "/Dashboard/Sertifikat",
    permission: "certificate.manage",
  },
  { group: INBOX, label: "Sekolah", href: "/Dashboard/Schools", permission: "school.inbox" },
  {
    group: INBOX,
    label: "Moderasi",
    href: "/Dashboard/Moderation",
    permission: "submission.moderate",
  },
  {
    group: INBOX,
    label: "Penilaian asisten",
    href: "/Dashboard/Assistant",
    permission: "submission.moderate",
  },
  { group: MONEY, label: "Pencairan dana", href: "/Dashboard/Payouts", permission: "payout.view" },
  { group: MONEY, label: "Donasi", href: "/Dashboard/Donations", permission: "donation.view" },
  {
    group: MONEY,
    label: "Pengembalian dana",
    href: "/Dashboard/Refunds",
    permission: "refund.manage",
  },
  { group: MONEY, label: "Voucher", href: "/Dashboard/Voucher", permission: "invoice.manage" },
  { group: SITE, label: "Statistik", href: "/Dashboard/Statistik", permission: "statistics.view" },
  { group: SYSTEM, label: "Surat keluar", href: "/Dashboard/Outbox", permission: "outbox.view" },
  { group: SYSTEM, label: "Jejak audit", href: "/Dashboard/Audit", permission: "audit.view" },
];

/** Sections that the user's active role uses and this installation offers. */
export async function getDashboardMenu(context: RequestContext): Promise<MenuItem[]> {
  const roles = await getActiveRoles(context);
  return filterOffered(SECTIONS, context.installation)
    .filter(({ permission }) => hasPermission(roles, permission))
    .map(({ permission: _, ...item }) => item);
}
