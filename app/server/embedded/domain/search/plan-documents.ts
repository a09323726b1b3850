import { PLAN_PERIODS, PRICING_PATH } from "~/lib/plan-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { Plan } from "../../../hosts/admin/plans";
import type { HostContext } from "../../kit/context";
import { readPublishedPlans } from "../plans/plans";
import type { SearchDocument } from "./search-document";

/** The page of prices, with one passage per plan; none without plans. */
export async function getPlanDocuments(
  { db }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const plans = await readPublishedPlans(db, tenantId);
  if (plans.length === 0) return [];
  return [
    {
      type: "page",
      kind: null,
      title: "Harga",
      url: PRICING_PATH,
      summary: "Paket dan harga: untuk siapa, apa yang didapat, dan apa yang tidak termasuk.",
      keywords: `biaya tarif paket langganan ${plans.map(({ name }) => name).join(" ")}`,
      publishedAt: null,
      passages: plans.map((plan) => ({ heading: plan.name, text: describePlan(plan) })),
    },
  ];
}

const describePlan = ({ name, audience, included, excluded, ...plan }: Plan): string =>
  [
    `Paket ${name}, ${audience}: ${describePrice(plan)}.`,
    `Yang didapat: ${included.join("; ")}.`,
    ...(excluded.length > 0 ? [`Tidak termasuk: ${excluded.join("; ")}.`] : []),
  ].join(" ");

function describePrice({ price, period }: Pick<Plan, "price" | "period">): string {
  if (price === null) return "harganya ditanyakan kepada kami";
  return price === 0 ? "gratis" : `${formatRupiah(price)} ${PLAN_PERIODS[period]}`;
}

/** Changes when a plan is published, changed or taken away. */
export const getPlansVersion = ({ db }: HostContext, tenantId: string): Promise<unknown> =>
  db
    .selectFrom("plans")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("newest")])
    .where("lms_id", "=", tenantId)
    .where("status", "=", "published")
    .executeTakeFirst();
