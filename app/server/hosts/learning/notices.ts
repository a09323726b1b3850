import { z } from "zod";
import { NOTICE_KINDS } from "~/lib/notices";
import type { Operation } from "../host-contract";

const kind = z.enum(NOTICE_KINDS);
const settings = z.object({ off: z.array(kind).max(NOTICE_KINDS.length) });
/** Grants its holder one change: whether its user gets emails of its kind. */
const params = z.object({ token: z.string().min(1).max(160) });
const link = z.object({ kind, isOn: z.boolean() });

/** Emails that users may switch off (docs/decisions/0071). */
export const noticeOperations = {
  /** Kinds that the caller has switched off. */
  getNotices: {
    method: "GET",
    path: "v1/my-notices",
    response: settings,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  saveNotices: {
    method: "PUT",
    path: "v1/my-notices",
    body: settings,
    response: settings,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** What an emailed link switches. 404 for an unknown token. */
  getNoticeLink: {
    method: "GET",
    path: "v1/notice-link/{token}",
    params,
    response: link,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** 404 for an unknown token. */
  useNoticeLink: {
    method: "PUT",
    path: "v1/notice-link/{token}",
    params,
    body: z.object({ isOn: z.boolean() }),
    response: link,
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
