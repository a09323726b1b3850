import { FESTIVAL_DESK_PATH } from "~/lib/festival-fields";
import { filterOffered } from "~/lib/installation";
import { COMPANIES_DESK_PATH } from "~/lib/job-desk-paths";
import { BACKUPS_PATH, HOSTS_PATH, JOBS_PATH, SYSTEM_PATH } from "~/lib/operations";
import {
  APPOINTMENTS_PATH,
  CAMPAIGN_DESK_PATH,
  INBOX_PATH,
  INVOICE_DESK_PATH,
  OUTBOX_PATH,
  RECONCILIATIONS_PATH,
  SCHOOLS_PATH,
  STATEMENTS_PATH,
  TEAMS_PATH,
} from "~/lib/paths";
import { hasPermission, type Permission } from "~/lib/permissions";
import { PLAN_DESK_PATH } from "~/lib/plan-fields";
import { PORTFOLIO_DESK_PATH } from "~/lib/portfolio-fields";
import { PROFILES_PATH } from "~/lib/profile-fields";
import { PROGRAMS_DESK_PATH } from "~/lib/program-desk-paths";
import { TENANTS_PATH } from "~/lib/tenant-fields";
import type { MenuItem } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getActiveRoles } from "./current-user";
import { readMenuCounts } from "./inbox";
import { countMail } from "./outbox";

type Section = MenuItem & { permission: Permission };

/** Sections of the dashboard by group, most used first. */
const GROUPS: Record<string, Section[]> = {
  Belajar: [
    { label: "Kalender", href: "/Dashboard/Kalender", permission: "dashboard.view" },
    { label: "Kelas", href: "/Dashboard/Kelas", permission: "class.edit" },
    { label: "Pertanyaan peserta", href: "/Dashboard/Questions", permission: "class.edit" },
    { label: "Tugas peserta", href: "/Dashboard/Tugas", permission: "class.edit" },
    { label: "Bank soal", href: "/Dashboard/Soal", permission: "class.edit" },
    { label: "Pengajar", href: PROFILES_PATH, permission: "class.manageAll" },
    { label: "Sertifikat", href: "/Dashboard/Sertifikat", permission: "certificate.manage" },
  ],
  Isi: [
    { label: "Tulisan", href: "/Dashboard/Tulisan", permission: "content.edit" },
    { label: "Program", href: PROGRAMS_DESK_PATH, permission: "program.edit" },
    { label: "Karier", href: COMPANIES_DESK_PATH, permission: "job.edit" },
    { label: "Portofolio", href: PORTFOLIO_DESK_PATH, permission: "portfolio.edit" },
    { label: "Paket harga", href: PLAN_DESK_PATH, permission: "plan.edit" },
    { label: "Festival", href: FESTIVAL_DESK_PATH, permission: "festival.edit" },
  ],
  Orang: [{ label: "Orang", href: "/Dashboard/Orang", permission: "people.manage" }],
  "Kotak masuk": [
    { label: "Janji temu", href: APPOINTMENTS_PATH, permission: "appointment.manage" },
    { label: "Kotak masuk", href: INBOX_PATH, permission: "inbox.manage" },
    { label: "Sekolah", href: SCHOOLS_PATH, permission: "school.inbox" },
    { label: "Tim", href: TEAMS_PATH, permission: "team.inbox" },
    { label: "Moderasi", href: "/Dashboard/Moderation", permission: "submission.moderate" },
    { label: "Penilaian asisten", href: "/Dashboard/Assistant", permission: "submission.moderate" },
  ],
  Uang: [
    { label: "Pencairan dana", href: "/Dashboard/Payouts", permission: "payout.view" },
    { label: "Tagihan", href: INVOICE_DESK_PATH, permission: "invoice.manage" },
    { label: "Donasi", href: "/Dashboard/Donations", permission: "donation.view" },
    { label: "Kampanye donasi", href: CAMPAIGN_DESK_PATH, permission: "donation.manage" },
    { label: "Pengembalian dana", href: "/Dashboard/Refunds", permission: "refund.manage" },
    { label: "Voucher", href: "/Dashboard/Voucher", permission: "invoice.manage" },
    { label: "Rekonsiliasi", href: RECONCILIATIONS_PATH, permission: "books.view" },
    { label: "Laporan keuangan", href: STATEMENTS_PATH, permission: "books.view" },
  ],
  Situs: [
    { label: "Situs saya", href: "/Dashboard/Situs", permission: "setting.write" },
    { label: "Semua situs", href: TENANTS_PATH, permission: "tenant.manage" },
    { label: "Statistik", href: "/Dashboard/Statistik", permission: "statistics.view" },
  ],
  Sistem: [
    { label: "Surat keluar", href: OUTBOX_PATH, permission: "outbox.view" },
    { label: "Jejak audit", href: "/Dashboard/Audit", permission: "audit.view" },
    { label: "Versi dan penyimpanan", href: SYSTEM_PATH, permission: "operations.manage" },
    { label: "Layanan", href: HOSTS_PATH, permission: "operations.manage" },
    { label: "Pekerjaan latar", href: JOBS_PATH, permission: "operations.manage" },
    { label: "Cadangan", href: BACKUPS_PATH, permission: "operations.manage" },
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
  const [roles, waiting, mail] = await Promise.all([
    getActiveRoles(context),
    readMenuCounts(context),
    countMail(context),
  ]);
  const counts: Record<string, number> = { ...waiting, [OUTBOX_PATH]: mail?.failed ?? 0 };
  return filterOffered(SECTIONS, context.installation)
    .filter(({ permission }) => hasPermission(roles, permission))
    .filter(({ href }) => href !== TENANTS_PATH || context.tenant.isInstallation)
    .map(({ permission: _, ...item }) => {
      const count = counts[item.href] ?? 0;
      return count > 0 ? { ...item, count } : item;
    });
}
