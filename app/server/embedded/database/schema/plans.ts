import type { PlanBody, PlanStatus } from "~/lib/plan-fields";

export interface PlanTables {
  plans: {
    lms_id: string;
    id: string;
    name: string;
    audience: string;
    /** Rupiah; null where visitors ask for it. */
    price: number | null;
    period: PlanBody["period"];
    /** JSON: lines, as `excluded`. */
    included: string;
    excluded: string;
    action: PlanBody["action"];
    /** Class of the action `class`. */
    class_id: string | null;
    is_featured: number;
    sort: number;
    status: PlanStatus;
    created_at: number;
    updated_at: number;
    version: number;
  };
}
