import { z } from "zod";
import { memberFields, TEAM_CATEGORIES, TEAM_STATUSES, teamFields } from "~/lib/team-fields";
import type { Operation } from "../host-contract";
import { instant, nested, text } from "../schemas";

/** A team as visible to its holder and to admins. */
export const teamSchema = z.object({
  id: z.string(),
  /** Displayed number: `LIGA-2026-000123`. */
  number: z.string(),
  event: z.object({ slug: z.string(), title: z.string(), closesAt: instant }),
  school: z.object({
    npsn: z.string(),
    name: z.string(),
    city: z.string(),
    provinceId: z.string(),
  }),
  teamName: z.string(),
  category: z.enum(TEAM_CATEGORIES),
  programme: z.string().nullable(),
  idea: z.string(),
  coach: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  /** `joined`: the student's account is linked to the team. */
  members: z.array(
    memberFields.extend({
      gender: z.enum(["L", "P"]).nullable(),
      phone: z.string().nullable(),
      guardianConsent: z.boolean(),
      joined: z.boolean(),
    }),
  ),
  captainIndex: z.number().int(),
  status: z.enum(TEAM_STATUSES),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Team = z.output<typeof teamSchema>;

/** Adds the holder's secrets: the key to change the team, and the join code, valid for seven days. */
export const teamWithKeySchema = teamSchema.extend({
  manageKey: z.string(),
  joinCode: z.string(),
  joinEndsAt: instant,
});

/** A new team: whole, or what a host tells of it. */
const registeredTeamSchema = z.union([
  teamWithKeySchema,
  nested(z.object({ number: text(), manageKey: text() })),
]);

const register = {
  method: "POST",
  body: teamFields,
  response: registeredTeamSchema,
  success: [201],
  idempotent: false,
  auth: "app",
} as const;

/**
 * Registers a team for a competition (STO17). 409 with the field if the name is taken or a student is in another team; 422
 * with fields, also for an unknown or closed competition or an unregistered school; 429.
 */
export const teamOperations = {
  registerTeam: { ...register, path: "v1/team/register" },
  /** The same, and invites coach and members without an account. */
  registerTeamWithAccounts: { ...register, path: "v1/auth/team/register" },
} satisfies Record<string, Operation>;
