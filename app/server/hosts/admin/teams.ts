import { z } from "zod";
import { versionField } from "~/lib/shared-fields";
import { joinTeamFields, TEAM_STATUSES, teamFields } from "~/lib/team-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize, slug } from "../schemas";
import { teamSchema, teamWithKeySchema } from "../services/teams";
import { decisionBody, manageKey } from "./decisions";

const byKey = {
  query: z.object({ key: manageKey }),
  response: teamWithKeySchema,
  success: [200],
  auth: "app",
} as const;
const change = { method: "POST", success: [200], idempotent: false } as const;
const eventSchema = z.object({ slug, title: z.string(), closesAt: instant });

/** Teams: by receipt key for the holder, joining, and reviewers' decisions. */
export const adminTeamOperations = {
  /** Competitions open for registration. */
  listTeamEvents: {
    method: "GET",
    path: "v1/team/events",
    response: z.array(eventSchema),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Creates a competition, or changes its title and closing time. Roles 0 and 1, else 403. */
  saveTeamEvent: {
    ...change,
    path: "v1/team/events",
    body: z.object({
      slug: z.string().regex(/^[a-z0-9-]{3,96}$/),
      title: z.string().trim().min(3).max(100),
      closesAt: instant.min(1),
    }),
    response: eventSchema,
    idempotent: true,
    auth: "user",
  },
  /** 404 for an unknown key. */
  getTeam: { ...byKey, method: "GET", path: "v1/team", idempotent: true },
  /** Until the competition closes or the team is decided. 404, 409 (stale, decided, closed, name, student), 422. */
  updateTeam: {
    ...byKey,
    ...change,
    path: "v1/team/update",
    body: teamFields.and(z.object({ version: versionField })),
  },
  /** Releases its name and members. Idempotent; 409 for a rejected team. */
  withdrawTeam: { ...byKey, ...change, path: "v1/team/withdraw", idempotent: true },
  /** Replaces the join code; the new one is valid for seven days. */
  renewJoinCode: { ...byKey, ...change, path: "v1/team/code" },
  /**
   * Links the signed-in user to the member with this NISN. 404 for an unknown or expired code, or a NISN outside the team;
   * 409 if the member is linked to another account; 429.
   */
  joinTeam: {
    ...change,
    path: "v1/team/join",
    body: joinTeamFields,
    response: z.object({ team: z.string(), event: z.string() }),
    idempotent: true,
    auth: "user",
  },
  /** Newest first: all for roles 0, 1 and 7, their provinces for 9, else 403. */
  listTeams: {
    method: "GET",
    path: "v1/team/inbox",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.school),
      event: z.string().max(96).optional(),
      status: z.enum(TEAM_STATUSES).optional(),
      search: z.string().max(100).optional(),
    }),
    response: paged(teamSchema).extend({
      /** Undecided teams that the user may decide on. */
      waiting: z.number().int().default(0),
      /** Teams of each status that the other filters match. */
      counts: z.partialRecord(z.enum(TEAM_STATUSES), z.number().int()).default({}),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403 as for the list; 404 for an unknown team, or one outside the user's provinces. */
  getTeamById: {
    method: "GET",
    path: "v1/team/inbox/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: teamSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Roles 0, 1, and 9 in their provinces. Audited; emails the coach. 404; 409 as for schools. */
  decideTeam: {
    ...change,
    path: "v1/team/decide",
    body: decisionBody,
    response: teamSchema,
    auth: "user",
  },
} satisfies Record<string, Operation>;
