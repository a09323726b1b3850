import { promiseHash } from "remix-utils/promise";
import { formatShortDateTime } from "~/lib/dates";
import { STATUS_BY_DECISION } from "~/lib/decision-fields";
import { createPageLinks } from "~/lib/page-links";
import { TEAMS_PATH, teamPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import { formatPhone } from "~/lib/phone";
import { createStatusTabs } from "~/lib/status-tabs";
import { SENT_TEAM_STATUSES, TEAM_STATUS } from "~/lib/team-status";
import type { MenuItem, PageLinks, StatusTab, StatusView } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import type { Team } from "../hosts/services/teams";
import type { RequestContext } from "../request/context";
import type { ActionResult } from "./action-result";
import { getAdmin } from "./admin";
import { getCurrentUser } from "./current-user";
import { toFormError } from "./form-error";
import { optional } from "./optional";
import { required } from "./required";
import { type TeamView, toTeamView } from "./teams";

interface TeamFilters {
  page: number;
  status?: (typeof SENT_TEAM_STATUSES)[number] | undefined;
  search?: string | undefined;
}

export interface TeamRowView {
  href: string;
  number: string;
  name: string;
  school: string;
  event: string;
  status: StatusView;
  sentAt: string;
}

const toTeamRow = (team: Team): TeamRowView => ({
  href: teamPath(team.id),
  number: team.number,
  name: team.teamName,
  school: `${team.school.name}, ${team.school.city}`,
  event: team.event.title,
  status: TEAM_STATUS[team.status],
  sentAt: formatShortDateTime(team.createdAt),
});

/** Teams that the user may see, newest first. @throws AppError forbidden, unavailable */
export async function listTeams(
  context: RequestContext,
  filters: TeamFilters,
): Promise<{ rows: TeamRowView[]; links: PageLinks; waiting: number; tabs: StatusTab[] }> {
  const list = await required(getAdmin(context).listTeams({ query: filters }));
  const { page: _, status: current, ...others } = filters;
  return {
    rows: list.items.map(toTeamRow),
    links: createPageLinks(list, TEAMS_PATH, { ...others, status: current }),
    waiting: list.waiting,
    tabs: createStatusTabs({
      path: TEAMS_PATH,
      name: "status",
      labels: SENT_TEAM_STATUSES.map((each) => [each, TEAM_STATUS[each].label] as const),
      current,
      counts: list.counts,
      filters: others,
    }),
  };
}

export interface TeamDetailView extends TeamView {
  /** What the committee checks of each member, beside what the team sees. */
  contacts: { member: string; nisn: string; contact: string; guardian: string }[];
  canDecide: boolean;
}

/** @throws AppError not-found, also outside the user's provinces; unavailable */
export async function getTeam(context: RequestContext, id: string): Promise<TeamDetailView> {
  const { team, user } = await promiseHash({
    team: required(getAdmin(context).getTeamById({ params: { id } })),
    user: getCurrentUser(context),
  });
  const view = toTeamView(team);
  return {
    ...view,
    contacts: team.members.map((member) => ({
      member: member.name,
      nisn: member.nisn,
      contact: [member.email, member.phone && formatPhone(member.phone)].filter(Boolean).join(", "),
      guardian: `${member.guardianName}, ${formatPhone(member.guardianPhone)}`,
    })),
    canDecide: view.isOpen && hasPermission(user?.roles ?? [], "school.decide"),
  };
}

interface Decision {
  version: number;
  decision: "verify" | "reject" | "revise";
  reason: string;
}

/** Decides on a team. A late decision shows who decided first; repeating the same one succeeds. */
export async function decideTeam(
  context: RequestContext,
  id: string,
  decision: Decision,
  idempotencyKey: string,
): Promise<ActionResult> {
  try {
    await getAdmin(context).decideTeam({ body: { id, ...decision }, idempotencyKey });
    return { ok: true };
  } catch (error) {
    const isConflict = error instanceof HostError && error.status === 409;
    if (isConflict && (await isSameDecision(context, id, decision))) return { ok: true };
    return {
      ok: false,
      ...toFormError(context, error, { fields: ["reason"], hostMessages: [409] }),
    };
  }
}

/** True for a repeated submission: a double click, or a retry after a lost response. */
async function isSameDecision(
  context: RequestContext,
  id: string,
  { version, decision, reason }: Decision,
): Promise<boolean> {
  const { user, team } = await promiseHash({
    user: getCurrentUser(context),
    team: required(getAdmin(context).getTeamById({ params: { id } })),
  });
  const isSame =
    team.status === STATUS_BY_DECISION[decision] &&
    team.version === version + 1 &&
    (team.reason ?? "") === reason;
  return isSame && team.decidedBy === user?.name;
}

/** Teams awaiting the user's decision; null if unavailable. */
export async function countPendingTeams(context: RequestContext): Promise<number | null> {
  if (!context.hosts.admin) return null;
  const found = await optional(context, context.hosts.admin.listTeams({ query: { perPage: 1 } }));
  return found.ok ? found.data.data.waiting : null;
}

/** Finds the next team that waits for a decision; null also while the inbox is unavailable. */
export async function findNextTeam(
  context: RequestContext,
  exceptId: string,
): Promise<MenuItem | null> {
  const query = { status: "submitted" } as const;
  const list = await optional(context, getAdmin(context).listTeams({ query }));
  const next = list.ok && list.data.data.items.find(({ id }) => id !== exceptId);
  return next ? { label: next.teamName, href: teamPath(next.id) } : null;
}
