import { formatDate, formatDateTime, formatShortDateTime } from "~/lib/dates";
import { isOffered } from "~/lib/installation";
import type { PeopleSort } from "~/lib/list-sorts";
import { createPageLinks } from "~/lib/page-links";
import { classPath, learnersPath } from "~/lib/paths";
import {
  PEOPLE_PATH,
  PERSON_STATUS,
  type PersonChange,
  type PersonState,
  personPath,
} from "~/lib/people-fields";
import { canGrantRole } from "~/lib/permissions";
import { getRoleLabel, ROLE, ROLES } from "~/lib/roles";
import type { AuditRowView, PageLinks, StatusView } from "~/lib/views";
import type { Person, PersonDetail } from "../hosts/admin/people";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { toAuditRow } from "./audit";
import { getCurrentUser } from "./current-user";
import { optional } from "./optional";
import { required } from "./required";

const AUDIT_PAGE_SIZE = 20;

export interface PersonRowView {
  id: string;
  name: string;
  email: string;
  roles: string;
  status: StatusView;
}

export interface PersonView extends PersonRowView {
  phone: string | null;
  joined: string;
  hasSecondFactor: boolean;
  /** Since when and why; null while active. */
  suspension: string | null;
  roleKinds: number[];
  provinceIds: string[];
  classes: { name: string; href: string; part: string }[];
  /** Newest first; null while the audit log is away. */
  audit: { rows: AuditRowView[]; links: PageLinks } | null;
  changes: PersonChange[];
  canSetRoles: boolean;
}

export type PersonCard = Pick<PersonView, "id" | "name" | "email">;

interface Filters {
  page: number;
  search?: string | undefined;
  role?: string | undefined;
  state?: PersonState | undefined;
  sort?: PeopleSort | undefined;
}

const toRow = ({ id, name, email, roles, suspendedAt }: Person): PersonRowView => ({
  id,
  name,
  email,
  roles: roles.map(getRoleLabel).join(", "),
  status: PERSON_STATUS[suspendedAt === null ? "active" : "suspended"],
});

/** The tenant's people. @throws AppError forbidden, unavailable */
export async function listPeople(
  context: RequestContext,
  { role, ...filters }: Filters,
): Promise<{ rows: PersonRowView[]; links: PageLinks }> {
  const query = { ...filters, ...(role && { role: Number(role) }) };
  const list = await required(getAdmin(context).listPeople({ query }));
  const { page: _, ...shown } = filters;
  return {
    rows: list.items.map(toRow),
    links: createPageLinks(list, PEOPLE_PATH, { ...shown, role }),
  };
}

/** @throws AppError not-found, unavailable */
export async function getPersonCard(context: RequestContext, id: string): Promise<PersonCard> {
  const { name, email } = await required(getAdmin(context).getPerson({ params: { id } }));
  return { id, name, email };
}

/** @param page of what they did, and of what was done to them. @throws AppError not-found, unavailable */
export async function getPerson(
  context: RequestContext,
  id: string,
  { page }: { page: number } = { page: 1 },
): Promise<PersonView> {
  const admin = getAdmin(context);
  const [person, audit, viewer] = await Promise.all([
    required(admin.getPerson({ params: { id } })),
    optional(context, admin.listAudit({ query: { person: id, page, perPage: AUDIT_PAGE_SIZE } })),
    getCurrentUser(context),
  ]);
  const { roles, suspendedAt, suspensionReason } = person;
  const mayChange = roles.every((role) => canGrantRole(viewer?.roles ?? [], role));
  return {
    ...toRow(person),
    phone: person.phone,
    joined: formatDate(person.createdAt),
    hasSecondFactor: person.hasSecondFactor,
    suspension:
      suspendedAt === null ? null : `Sejak ${formatDateTime(suspendedAt)}: ${suspensionReason}`,
    roleKinds: roles,
    provinceIds: person.provinceIds,
    classes: person.classes.map(({ slug, name, part }) => ({
      name,
      href: getClassHref(context, slug),
      part: part === "staff" ? "Pengajar" : "Peserta",
    })),
    audit: audit.ok
      ? {
          rows: audit.data.data.items.map(toAuditRow),
          links: createPageLinks(audit.data.data, personPath(id), {}),
        }
      : null,
    changes: mayChange && viewer?.id !== id ? getChanges(person) : [],
    canSetRoles: mayChange,
  };
}

/** Drafts and archived classes have no public page. */
function getClassHref({ installation }: RequestContext, slug: string): string {
  const path = learnersPath(slug);
  return isOffered(path, installation) ? path : classPath({ type: null, slug });
}

function getChanges({ roles, suspendedAt, hasSecondFactor }: PersonDetail): PersonChange[] {
  const factor: PersonChange[] = hasSecondFactor ? ["reset-second-factor"] : [];
  if (roles.includes(ROLE.superadmin)) return factor;
  return suspendedAt === null ? ["suspend", "remove", ...factor] : ["restore", ...factor];
}

/** Roles that the signed-in person may give, and provinces for a region lead. */
export async function getGrantChoices(context: RequestContext) {
  const [viewer, provinces] = await Promise.all([
    getCurrentUser(context),
    optional(context, context.hosts.services.listProvinces()),
  ]);
  return {
    roles: ROLES.filter(({ kind }) => canGrantRole(viewer?.roles ?? [], kind)).map(
      ({ kind, label }) => ({ value: String(kind), label }),
    ),
    provinces: provinces.ok
      ? provinces.data.data.map(({ id, name }) => ({ value: id, label: name }))
      : [],
  };
}

interface Grant {
  roles: number[];
  provinceIds: string[];
  password: string;
}

const GRANT_FIELDS = ["roles", "provinceIds", "password"];

/** @throws AppError not-found */
export const setRoles = (
  context: RequestContext,
  id: string,
  { was, ...grant }: Grant & { was: string },
): Promise<ActionResult> =>
  attempt(context, { fields: GRANT_FIELDS }, () =>
    getAdmin(context).setRoles({
      params: { id },
      body: { ...grant, was: was ? was.split(",").map(Number) : [] },
    }),
  );

/** @throws AppError not-found */
export async function changePerson(
  context: RequestContext,
  id: string,
  body: { change: PersonChange; reason: string; password: string },
): Promise<ActionResult> {
  const options = { fields: ["reason", "password"], hostMessages: [409] as const };
  const result = await attempt(context, options, () =>
    getAdmin(context).changePerson({ params: { id }, body }),
  );
  // Answers that are still being written for them end as well.
  await context.answers.streams.checkAccess(id);
  return result;
}

export const invitePerson = (
  context: RequestContext,
  body: Grant & { name: string; email: string },
  idempotencyKey: string,
): Promise<ActionResult<{ data: { email: string; outcome: "granted" | "invited" } }>> =>
  attempt(context, { fields: [...GRANT_FIELDS, "name", "email"], hostMessages: [409] }, () =>
    getAdmin(context).invitePerson({ body, idempotencyKey }),
  );

export interface InvitationRowView {
  id: string;
  name: string;
  email: string;
  roles: string;
  sent: string;
  expires: string;
}

export const INVITATIONS_PATH = `${PEOPLE_PATH}/Undangan`;

/** Open invitations, newest first. @throws AppError forbidden, unavailable */
export async function listInvitations(
  context: RequestContext,
  query: { page: number },
): Promise<{ rows: InvitationRowView[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listInvitations({ query }));
  const rows = list.items.map(({ id, name, email, roles, sentAt, expiresAt }) => ({
    id,
    name,
    email,
    roles: roles.map(getRoleLabel).join(", "),
    sent: formatShortDateTime(sentAt),
    expires: formatShortDateTime(expiresAt),
  }));
  return { rows, links: createPageLinks(list, INVITATIONS_PATH, {}) };
}

/** @throws AppError not-found if it was accepted or withdrawn meanwhile */
export const changeInvitation = (
  context: RequestContext,
  { id, change }: { id: string; change: "resend" | "withdraw" },
): Promise<ActionResult> =>
  attempt<object>(context, { fields: [] }, () => {
    const admin = getAdmin(context);
    const params = { id };
    return change === "resend"
      ? admin.resendInvitation({ params })
      : admin.withdrawInvitation({ params });
  });

export const importPeople = (
  context: RequestContext,
  body: { text: string; isTrial: boolean; password: string },
  idempotencyKey: string,
) =>
  attempt(context, { fields: ["text", "password"] }, () =>
    getAdmin(context).importPeople({ body, ...(!body.isTrial && { idempotencyKey }) }),
  );

/** @throws AppError unavailable */
export const getSecurity = (context: RequestContext) => required(getAdmin(context).getSecurity());

export const setSecurity = (
  context: RequestContext,
  { required: isRequired, password }: { required?: "on" | undefined; password: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["password"] }, () =>
    getAdmin(context).setSecurity({
      body: { requiresSecondFactor: isRequired === "on", password },
    }),
  );
