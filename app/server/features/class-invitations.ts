import type { NewClassInvitation } from "~/lib/class-invitation-fields";
import { takesEnrolments } from "~/lib/class-status";
import { formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { classInvitationPath, classInvitationsPath, enrolledPath, learnersPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import type { ClassCardView, PageLinks, StatusView } from "~/lib/views";
import { AppError } from "../app-error";
import type { ClassInvitation } from "../hosts/learning/class-invitations";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { toClassCardView } from "./class-views";
import { getCurrentUser } from "./current-user";
import { getLearning } from "./learning";
import { required, requiredForStaff } from "./required";

export interface InvitationRowView {
  id: string;
  /** Absolute address. */
  url: string;
  made: string;
  until: string;
  /** "3 dari 10" */
  uses: string;
  isFree: boolean;
  status: StatusView;
  isActive: boolean;
}

export interface InvitationsView {
  className: string;
  learnersHref: string;
  rows: InvitationRowView[];
  links: PageLinks;
  /** The user may give free places in this paid class. */
  canGiveFree: boolean;
}

/** Links that invite to a class that the user teaches. @throws AppError forbidden, not-found, unavailable */
export async function listInvitations(
  context: RequestContext,
  slug: string,
  query: { page: number },
): Promise<InvitationsView> {
  const [list, user] = await Promise.all([
    requiredForStaff(getLearning(context).listClassInvitations({ params: { slug }, query })),
    getCurrentUser(context),
  ]);
  const path = classInvitationsPath(list.class.slug);
  return {
    className: list.class.name,
    learnersHref: learnersPath(list.class.slug),
    rows: list.items.map((item) => toInvitationRow(context, item)),
    links: createPageLinks(list, path, {}),
    canGiveFree: list.class.isPaid && hasPermission(user?.roles ?? [], "invoice.manage"),
  };
}

function toInvitationRow({ site }: RequestContext, item: ClassInvitation): InvitationRowView {
  const status = getStatus(item, Date.now());
  return {
    id: item.id,
    url: new URL(classInvitationPath(item.token), site.origin).href,
    made: `${formatDateTime(item.createdAt)} oleh ${item.createdBy}`,
    until: formatDateTime(item.expiresAt),
    uses: item.maxUses === null ? `${item.used} kali` : `${item.used} dari ${item.maxUses}`,
    isFree: item.isFree,
    status,
    isActive: status.tone === "green",
  };
}

function getStatus(item: ClassInvitation, now: number): StatusView {
  if (item.revokedAt !== null) return { label: "Dicabut", tone: "neutral" };
  if (item.expiresAt <= now) return { label: "Kedaluwarsa", tone: "neutral" };
  if (item.maxUses !== null && item.used >= item.maxUses)
    return { label: "Habis dipakai", tone: "neutral" };
  return { label: "Berlaku", tone: "green" };
}

export const createInvitation = (
  context: RequestContext,
  {
    slug,
    body,
    idempotencyKey,
  }: { slug: string; body: NewClassInvitation; idempotencyKey: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["days", "maxUses"] }, () =>
    getLearning(context).inviteToClass({ params: { slug }, body, idempotencyKey }),
  );

/** @throws AppError not-found */
export const revokeInvitation = (
  context: RequestContext,
  slug: string,
  id: string,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getLearning(context).revokeClassInvitation({ params: { slug, id } }),
  );

export interface InvitationPageView {
  item: ClassCardView;
  isSignedIn: boolean;
  isEnrolled: boolean;
  isUsedUp: boolean;
  /** The host takes enrolments now. */
  isOpen: boolean;
  /** Joining costs nothing. */
  isFree: boolean;
}

/** The class behind a link. @throws AppError not-found, unavailable */
export async function getInvitationPage(
  context: RequestContext,
  token: string,
): Promise<InvitationPageView> {
  if (!/^[\w-]{20,64}$/.test(token)) throw new AppError("not-found");
  const params = { token };
  const [overview, { isFree, isUsedUp, isEnrolled }] = await Promise.all([
    required(context.hosts.services.getInvitedClass({ params })),
    required(getLearning(context).getClassInvitation({ params })),
  ]);
  return {
    item: toClassCardView(overview),
    isSignedIn: context.session !== null,
    isEnrolled,
    isUsedUp,
    isOpen: takesEnrolments(overview.status),
    isFree,
  };
}

/** @returns where to go on @throws AppError unauthenticated, not-found */
export async function acceptInvitation(
  context: RequestContext,
  token: string,
): Promise<ActionResult<{ href: string }>> {
  if (!(await getCurrentUser(context))) throw new AppError("unauthenticated");
  return attempt(context, { fields: [], hostMessages: [409] }, async () => {
    const { data } = await getLearning(context).joinByInvitation({ params: { token } });
    return { href: enrolledPath(data.class) };
  });
}
