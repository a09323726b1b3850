import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import { PLANS } from "./content/plans";
import type { SeedTenant } from "./content/types";

/** Published price plans of a tenant. */
export const toPlanRows = ({ key, tenantId }: SeedTenant, now: number): Schema["plans"][] =>
  PLANS.filter(({ tenant }) => tenant === key).map((plan, index) => ({
    lms_id: tenantId,
    id: deriveRecordId("plan", tenantId, plan.slug),
    name: plan.name,
    audience: plan.audience,
    price: plan.price,
    period: plan.period,
    included: JSON.stringify(plan.included),
    excluded: JSON.stringify(plan.excluded),
    action: plan.action,
    class_id: plan.class && deriveRecordId("class", tenantId, plan.class),
    is_featured: plan.isFeatured ? 1 : 0,
    sort: index + 1,
    status: "published",
    created_at: now,
    updated_at: now,
    version: 1,
  }));
