import { getActionLabel } from "~/lib/audit-labels";
import { NEW_CLASS_PATH } from "~/lib/class-desk-paths";
import { formatDateTime, formatShortMonth } from "~/lib/dates";
import { isOffered } from "~/lib/installation";
import { monthStart } from "~/lib/months";
import { formatCount } from "~/lib/numbers";
import type {
  ActivityView,
  ChartPoint,
  FigureView,
  OverviewView,
  SetupStepView,
} from "~/lib/overview-views";
import { formatRupiah } from "~/lib/rupiah";
import type { MenuItem, Optional } from "~/lib/views";
import type { AuditRow } from "../hosts/admin/audit";
import type { MonthlyFigure, SetupStep } from "../hosts/admin/overview";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { optional } from "./optional";

type Months = Awaited<ReturnType<ReturnType<typeof getAdmin>["listMonthlyFigures"]>>["data"];
type Steps = Awaited<ReturnType<ReturnType<typeof getAdmin>["listSetupSteps"]>>["data"];

const MAX_ACTIVITY = 6;

const FIGURES: readonly {
  name: MonthlyFigure;
  label: string;
  href: string;
  format: (value: number) => string;
}[] = [
  { name: "learners", label: "Peserta baru", href: "/Dashboard/Statistik", format: formatCount },
  { name: "enrolments", label: "Pendaftaran", href: "/Dashboard/Statistik", format: formatCount },
  { name: "income", label: "Pemasukan kelas", href: "/Dashboard/Statistik", format: formatRupiah },
  { name: "donations", label: "Donasi", href: "/Dashboard/Donations", format: formatRupiah },
  { name: "signUps", label: "Akun baru", href: "/Dashboard/Statistik", format: formatCount },
];

const STEPS: Record<SetupStep, { label: string; href: string }> = {
  name: { label: "Beri nama situs", href: "/Dashboard/Situs/Identitas" },
  logo: { label: "Pasang logo", href: "/Dashboard/Situs/Logo" },
  colours: { label: "Pilih warna dan huruf", href: "/Dashboard/Situs/Warna" },
  class: { label: "Buat kelas pertama", href: NEW_CLASS_PATH },
  post: { label: "Terbitkan tulisan pertama", href: "/Dashboard/Tulisan/Baru" },
  people: { label: "Undang pengajar dan pengurus", href: "/Dashboard/Orang/Undang" },
  payment: { label: "Hubungkan layanan pembayaran, oleh pengurus server", href: "" },
  domain: { label: "Pasang domain sendiri", href: "/Dashboard/Situs/Domain" },
};

/** An admin's figures, recent activity, and what a new site still needs. */
export async function readOverview(
  context: RequestContext,
  menuRead: Promise<MenuItem[]>,
): Promise<OverviewView> {
  const admin = getAdmin(context);
  const [menu, months, totals, steps, activity] = await Promise.all([
    menuRead,
    optional(context, admin.listMonthlyFigures({ query: {} })),
    optional(context, context.hosts.api.getStatistics()),
    optional(context, admin.listSetupSteps()),
    optional(context, admin.listActivity({ query: { limit: MAX_ACTIVITY } })),
  ]);
  // A site is new until it has a learner.
  const isNew = totals.ok && totals.data.data.students === 0;
  return {
    figures: months.ok ? { ok: true, data: toFigures(context, months.data.data) } : months,
    setup: steps.ok && isNew ? toSetup(menu, steps.data.data) : null,
    activity: toActivity(activity.ok ? activity.data.data : null),
    activityLink: { label: "Jejak audit", href: "/Dashboard/Audit" },
  };
}

function toFigures(context: RequestContext, months: Months): FigureView[] {
  return FIGURES.map(({ name, label, href, format }) => {
    const [previous, current] = months.slice(-2).map((month) => month[name]);
    return {
      label,
      text: format(current ?? 0),
      comparison: compareMonths(current ?? 0, previous ?? 0),
      points: months.map(
        (month): ChartPoint => ({
          label: formatShortMonth(monthStart(month.month)),
          value: month[name],
          text: format(month[name]),
        }),
      ),
      href: isOffered(href, context.installation) ? href : null,
    };
  });
}

/** The current month has not ended, so no sum is extrapolated. */
export function compareMonths(current: number, previous: number): string {
  if (current === previous) return "sama dengan bulan lalu";
  if (previous === 0) return "bulan lalu belum ada";
  const percent = Math.round((Math.abs(current - previous) / previous) * 100);
  return `${current > previous ? "naik" : "turun"} ${formatCount(percent)}% dari bulan lalu`;
}

/** Null once everything is done. */
function toSetup(menu: readonly MenuItem[], steps: Steps): SetupStepView[] | null {
  if (steps.every(({ isDone }) => isDone)) return null;
  return steps.map(({ step, isDone }) => {
    const { label, href } = STEPS[step];
    const section = menu.findLast((item) => href === item.href || href.startsWith(`${item.href}/`));
    // Every page is below the home.
    const isServed = section !== undefined && section.href !== "/Dashboard";
    return { label, isDone, href: isServed ? href : null };
  });
}

const toActivity = (rows: AuditRow[] | null): Optional<ActivityView[]> =>
  rows
    ? {
        ok: true,
        data: rows.map(({ seq, actor, action, at }) => ({
          seq,
          actor,
          action: getActionLabel(action),
          when: formatDateTime(at),
          iso: new Date(at).toISOString(),
        })),
      }
    : { ok: false };
