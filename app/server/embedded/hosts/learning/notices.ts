import type { noticeOperations } from "../../../hosts/learning/notices";
import { findNoticeKey } from "../../domain/notices/notice-tokens";
import {
  isSwitchedOff,
  listOptOuts,
  saveOptOuts,
  switchNotice,
} from "../../domain/notices/preferences";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const noticeHandlers = (
  context: HostContext,
): OperationHandlers<typeof noticeOperations> => ({
  getNotices: async ({ tenantId, user }) => ({
    data: { off: await listOptOuts(context.db, { tenantId, userId: user.id }) },
  }),
  saveNotices: async ({ tenantId, user, body }) => {
    const owner = { tenantId, userId: user.id };
    await saveOptOuts(context, { ...owner, ...body });
    return { data: { off: await listOptOuts(context.db, owner) } };
  },
  getNoticeLink: async ({ tenantId, params }) => {
    const key = await findNoticeKey(context, tenantId, params.token);
    return { data: { kind: key.notice, isOn: !(await isSwitchedOff(context.db, key)) } };
  },
  useNoticeLink: async ({ tenantId, params, body: { isOn } }) => {
    const key = await findNoticeKey(context, tenantId, params.token);
    await switchNotice(context, context.db, { ...key, isOn });
    return { data: { kind: key.notice, isOn } };
  },
});
