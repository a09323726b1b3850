import type { festivalOperations } from "../../../hosts/admin/festival";
import {
  createFestivalItem,
  deleteFestivalItem,
  saveFestivalItem,
} from "../../domain/festival/edit-festival";
import {
  findFestivalItem,
  listFestivalItems,
  listSponsorPackages,
  toFestivalItem,
} from "../../domain/festival/festival-items";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** What the learning festival offers. */
export const festivalHandlers = (
  context: HostContext,
): OperationHandlers<typeof festivalOperations> => ({
  listSponsorPackages: async ({ tenantId }) => ({
    data: await listSponsorPackages(context, tenantId),
  }),
  listFestivalItems: async ({ tenantId, user, query }) => ({
    data: await listFestivalItems(context, { ...query, tenantId, user }),
  }),
  createFestivalItem: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const creation = { tenantId, user, body, idempotencyKey, source: input };
    return { status: 201, data: await createFestivalItem(context, creation) };
  },
  getFestivalItem: async ({ tenantId, user, params }) => ({
    data: toFestivalItem(await findFestivalItem(context.db, { ...params, tenantId, user })),
  }),
  saveFestivalItem: async (input) => {
    const { tenantId, user, params, body } = input;
    const { version, ...item } = body;
    const call = { ...params, tenantId, user, version, body: item, source: input };
    return { data: await saveFestivalItem(context, call) };
  },
  deleteFestivalItem: async (input) => {
    const { tenantId, user, params, body } = input;
    const call = { ...params, ...body, tenantId, user, source: input };
    return { data: await deleteFestivalItem(context, call) };
  },
});
