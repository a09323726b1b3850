import type { planOperations } from "../../../hosts/admin/plans";
import { createDeskPlan, decideDeskPlan, saveDeskPlan } from "../../domain/plans/edit-plan";
import {
  findDeskPlan,
  listDeskPlans,
  readPublishedPlans,
  toDeskPlan,
} from "../../domain/plans/plans";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Price plans. */
export const planHandlers = (context: HostContext): OperationHandlers<typeof planOperations> => ({
  listPlans: async ({ tenantId }) => ({
    data: { items: await readPublishedPlans(context.db, tenantId) },
  }),
  listDeskPlans: async ({ tenantId, user, query }) => ({
    data: await listDeskPlans(context, { ...query, tenantId, user }),
  }),
  createDeskPlan: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const creation = { tenantId, user, body, idempotencyKey, source: input };
    return { status: 201, data: await createDeskPlan(context, creation) };
  },
  getDeskPlan: async ({ tenantId, user, params }) => ({
    data: toDeskPlan(await findDeskPlan(context.db, { ...params, tenantId, user })),
  }),
  saveDeskPlan: async (input) => {
    const { tenantId, user, params, body } = input;
    const { version, ...others } = body;
    const call = { ...params, tenantId, user, version, body: others, source: input };
    return { data: await saveDeskPlan(context, call) };
  },
  decideDeskPlan: async (input) => {
    const { tenantId, user, params, body } = input;
    const call = { ...params, ...body, tenantId, user, source: input };
    return { data: await decideDeskPlan(context, call) };
  },
});
