import type { z } from "zod";
import {
  NOTICE_KINDS,
  type NoticeKind,
  type noticesFormSchema,
  OWN_NOTICE_KINDS,
  TEAM_NOTICE_KINDS,
} from "~/lib/notices";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getCurrentUser } from "./current-user";
import { getLearning } from "./learning";
import { required } from "./required";

const PERMISSION_OF: Record<(typeof TEAM_NOTICE_KINDS)[number], Permission> = {
  appointment: "appointment.manage",
  contact: "inbox.manage",
  demo: "inbox.manage",
  service: "inbox.manage",
  application: "inbox.manage",
  submission: "submission.moderate",
  job: "job.manage",
};

/** Kinds that concern the user. */
export async function listNoticeKinds(context: RequestContext): Promise<NoticeKind[]> {
  const roles = (await getCurrentUser(context))?.roles ?? [];
  const ofTeam = TEAM_NOTICE_KINDS.filter((kind) => hasPermission(roles, PERMISSION_OF[kind]));
  return [...OWN_NOTICE_KINDS, ...ofTeam];
}

/** Whether the user gets each kind of emails. @throws AppError not-found, unavailable */
export async function readNotices(context: RequestContext): Promise<Record<NoticeKind, boolean>> {
  const { off } = await required(getLearning(context).getNotices());
  const entries = NOTICE_KINDS.map((kind) => [kind, !off.includes(kind)]);
  return Object.fromEntries(entries) as Record<NoticeKind, boolean>;
}

export async function saveNotices(
  context: RequestContext,
  ticked: z.output<typeof noticesFormSchema>,
): Promise<ActionResult> {
  const kinds = await listNoticeKinds(context);
  return attempt(context, { fields: [...NOTICE_KINDS] }, () =>
    getLearning(context).saveNotices({
      body: { off: kinds.filter((kind) => ticked[kind] === undefined) },
    }),
  );
}

/** What an emailed link switches. @throws AppError not-found, unavailable */
export const readNoticeLink = (context: RequestContext, token: string) =>
  required(getLearning(context).getNoticeLink({ params: { token } }));

/** For mail providers, which need a status only. @throws AppError not-found, unavailable */
export const stopNoticeByOneClick = async (
  context: RequestContext,
  token: string,
): Promise<void> => {
  await required(getLearning(context).useNoticeLink({ params: { token }, body: { isOn: false } }));
};

/** @throws AppError not-found */
export const switchNoticeByLink = (
  context: RequestContext,
  token: string,
  isOn: boolean,
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    getLearning(context).useNoticeLink({ params: { token }, body: { isOn } }),
  );
