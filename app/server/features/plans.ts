import { filterOffered } from "~/lib/installation";
import { classPath } from "~/lib/paths";
import { PLAN_ACTIONS, PLAN_PERIODS, type PlanAction } from "~/lib/plan-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { Optional } from "~/lib/views";
import type { Plan } from "../hosts/admin/plans";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

export interface PlanPrice {
  /** "Rp250.000 per bulan", "Gratis" or "Hubungi kami" */
  label: string;
  /** "Rp250.000" */
  amount: string;
  /** "per bulan"; null where nothing is paid or named. */
  period: string | null;
  /** Rupiah, for `<data value>`. */
  value: number | null;
}

export function formatPlanPrice({ price, period }: Pick<Plan, "price" | "period">): PlanPrice {
  if (price === null)
    return { label: "Hubungi kami", amount: "Hubungi kami", period: null, value: null };
  if (price === 0) return { label: "Gratis", amount: "Gratis", period: null, value: 0 };
  const [amount, covered] = [formatRupiah(price), PLAN_PERIODS[period]];
  return { label: `${amount} ${covered}`, amount, period: covered, value: price };
}

export interface PlanView {
  id: string;
  name: string;
  audience: string;
  price: PlanPrice;
  included: string[];
  excluded: string[];
  isFeatured: boolean;
  action: { label: string; href: string };
}

const ACTION_PATHS: Record<Exclude<PlanAction, "class">, string> = {
  appointment: "/Make-Appointment",
  demo: "/Request-Demo",
  training: "/Training-Services",
  talent: "/Talent-Hiring",
  contact: "/Kontak",
};

/** A class that visitors cannot see is left out for the list of those they can. */
function toAction({ action, classSlug }: Plan): PlanView["action"] {
  const label = PLAN_ACTIONS[action];
  if (action !== "class") return { label, href: ACTION_PATHS[action] };
  return classSlug === null
    ? { label: "Lihat semua kelas", href: "/Class" }
    : { label, href: classPath({ slug: classSlug, type: null }) };
}

const toPlanView = (plan: Plan): PlanView => ({
  id: plan.id,
  name: plan.name,
  audience: plan.audience,
  price: formatPlanPrice(plan),
  included: plan.included,
  excluded: plan.excluded,
  isFeatured: plan.isFeatured,
  action: toAction(plan),
});

/** Published plans in the tenant's order; none without an admin host. */
export async function listPlans(context: RequestContext): Promise<Optional<PlanView[]>> {
  const { admin } = context.hosts;
  if (!admin) return { ok: true, data: [] };
  const found = await optional(context, admin.listPlans());
  return found.ok ? { ok: true, data: found.data.data.items.map(toPlanView) } : found;
}

const FURTHER_LINKS = [
  { label: "Lihat kelas", href: "/Class" },
  { label: "Tanya tim", href: "/Kontak" },
  { label: "Buat janji temu", href: "/Make-Appointment" },
] as const;

/** Where the page of prices leads on. */
export const listFurtherLinks = ({ installation }: Pick<RequestContext, "installation">) =>
  filterOffered(FURTHER_LINKS, installation);
