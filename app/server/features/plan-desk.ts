import type { z } from "zod";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import {
  deskPlanPath,
  PLAN_DESK_PATH,
  type PlanBody,
  type PlanDecision,
  type PlanForm,
  type PlanStatus,
  PRICING_PATH,
  type planDecisionSchema,
} from "~/lib/plan-fields";
import { formatRupiah } from "~/lib/rupiah";
import { createStatusTabs } from "~/lib/status-tabs";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { DeskPlan } from "../hosts/admin/plans";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { formatPlanPrice } from "./plans";
import { requiredForStaff } from "./required";

const MAX_CLASSES = 100;

const STATUS_VIEWS: Record<PlanStatus, StatusView> = {
  draft: { label: "Draf", tone: "neutral" },
  published: { label: "Terbit", tone: "green" },
  archived: { label: "Arsip", tone: "neutral" },
};
const TAB_LABELS = (["published", "draft", "archived"] as const).map(
  (status) => [status, STATUS_VIEWS[status].label] as const,
);
const DECISIONS: Record<PlanStatus, PlanDecision[]> = {
  draft: ["publish", "archive"],
  published: ["withdraw", "archive"],
  archived: ["withdraw"],
};

/** Fields of the form, as a conflict names them. */
export const PLAN_FIELD_LABELS = {
  name: "Nama paket",
  audience: "Untuk siapa",
  price: "Harga",
  period: "Masa bayar",
  included: "Yang didapat",
  excluded: "Yang tidak termasuk",
  action: "Tujuan tombol",
  classSlug: "Kelas",
  isFeatured: "Ditonjolkan",
  sort: "Urutan",
} as const;

export interface PlanRowView {
  id: string;
  name: string;
  href: string;
  status: StatusView;
  audience: string;
  price: string;
  sort: string;
}

const toRow = (plan: DeskPlan): PlanRowView => ({
  id: plan.id,
  name: plan.name,
  href: deskPlanPath(plan.id),
  status: STATUS_VIEWS[plan.status],
  audience: plan.audience,
  price: formatPlanPrice(plan).label,
  sort: formatCount(plan.sort),
});

export interface PlanDeskList {
  rows: PlanRowView[];
  links: PageLinks;
  tabs: StatusTab[];
}

/** @throws AppError forbidden, unavailable */
export async function listDeskPlans(
  context: RequestContext,
  query: { page: number; status?: PlanStatus | undefined },
): Promise<PlanDeskList> {
  const { status: current } = query;
  const list = await requiredForStaff(getAdmin(context).listDeskPlans({ query }));
  return {
    rows: list.items.map(toRow),
    links: createPageLinks(list, PLAN_DESK_PATH, { status: current }),
    tabs: createStatusTabs({
      path: PLAN_DESK_PATH,
      name: "status",
      labels: TAB_LABELS,
      current,
      counts: list.counts,
    }),
  };
}

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskPlan = (context: RequestContext, id: string): Promise<DeskPlan> =>
  requiredForStaff(getAdmin(context).getDeskPlan({ params: { id } }));

interface ClassOption {
  value: string;
  label: string;
}

/** Classes that the button of a plan may open; none while the host is away. */
export async function listClassOptions(context: RequestContext): Promise<ClassOption[]> {
  const query = { pageSize: MAX_CLASSES };
  const list = await optional(context, context.hosts.services.listActiveClasses({ query }));
  const classes = list.ok ? list.data.data.items : [];
  return classes.map(({ slug, name }) => ({ value: slug, label: name }));
}

/** A plan with the options of its form: its class may be a draft, or ended. */
export async function getPlanForm(
  context: RequestContext,
  id: string,
): Promise<{ plan: DeskPlan; classes: ClassOption[] }> {
  const [plan, options] = await Promise.all([getDeskPlan(context, id), listClassOptions(context)]);
  const { classSlug: value } = plan;
  const isListed = value === null || options.some((option) => option.value === value);
  const classes = isListed ? options : [...options, { value, label: `Kelas ${value}` }];
  return { plan, classes };
}

/** Values of the form of a plan. */
export const toPlanFormValues = (plan: DeskPlan) => ({
  name: plan.name,
  audience: plan.audience,
  price: plan.price === null ? "" : formatRupiah(plan.price),
  period: plan.period,
  included: plan.included.join("\n"),
  excluded: plan.excluded.join("\n"),
  action: plan.action,
  classSlug: plan.classSlug ?? "",
  isFeatured: plan.isFeatured ? "on" : "",
  sort: formatCount(plan.sort),
  version: String(plan.version),
});
export type PlanFormValues = ReturnType<typeof toPlanFormValues>;

/** A plan with its form and what can be decided about it. */
export const toPlanRecord = (plan: DeskPlan) => ({
  id: plan.id,
  name: plan.name,
  status: STATUS_VIEWS[plan.status],
  version: plan.version,
  publicHref: plan.status === "published" ? PRICING_PATH : null,
  decisions: DECISIONS[plan.status],
  values: toPlanFormValues(plan),
});
export type PlanRecord = ReturnType<typeof toPlanRecord>;

const toBody = (value: PlanForm): PlanBody => ({
  name: value.name,
  audience: value.audience,
  price: value.price ?? null,
  period: value.period,
  included: value.included ?? [],
  excluded: value.excluded ?? [],
  action: value.action,
  classSlug: value.classSlug ?? null,
  isFeatured: value.isFeatured === "on",
  sort: value.sort ?? null,
});

const SAVE_ERRORS = { fields: ["classSlug"], hostMessages: [409] } as const;

/** Makes a draft. */
export const createPlan = (
  context: RequestContext,
  value: PlanForm,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> =>
  attempt(context, SAVE_ERRORS, async () => {
    const { data } = await getAdmin(context).createDeskPlan({
      body: toBody(value),
      idempotencyKey,
    });
    return { id: data.id };
  });

/** @throws AppError not-found */
export const savePlan = (
  context: RequestContext,
  id: string,
  value: PlanForm,
): Promise<ActionResult> =>
  attempt(context, SAVE_ERRORS, () =>
    getAdmin(context).saveDeskPlan({
      params: { id },
      body: { ...toBody(value), version: value.version },
    }),
  );

/** @throws AppError not-found */
export const decidePlan = (
  context: RequestContext,
  id: string,
  body: z.output<typeof planDecisionSchema>,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).decideDeskPlan({ params: { id }, body }),
  );
