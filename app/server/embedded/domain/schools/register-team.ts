import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { joinTeamPath, teamReceiptPath } from "~/lib/paths";
import { ROLE } from "~/lib/roles";
import type { TeamFields } from "~/lib/team-fields";
import type { teamWithKeySchema } from "../../../hosts/services/teams";
import { isUniqueViolation } from "../../database/unique-violation";
import type { HostContext, Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId, sha256 } from "../../kit/ids";
import { consumeNetworkAttempt } from "../../kit/rate-limit";
import { nextReferenceNumber } from "../../kit/sequences";
import { sendInvitation } from "../accounts/invitations";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import {
  createJoinCode,
  createTeamConflict,
  JOIN_CODE_TTL_MS,
  readTeam,
  replaceMembers,
  requireOpenEvent,
  requireSchoolId,
  requireUniqueTeam,
  type TeamRow,
  toTeamColumns,
} from "./teams";

/** Per network: one teacher may register all teams of a school. */
const MAX_REGISTRATIONS_PER_HOUR = 40;

type TeamWithKey = z.output<typeof teamWithKeySchema>;

interface RegisterTeamInput {
  operation: "registerTeam" | "registerTeamWithAccounts";
  tenantId: string;
  fields: TeamFields;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Registers a team for an event (STO17) and emails the coach; `registerTeamWithAccounts` also
 * emails coach and members an invitation.
 * @throws ApiError 409 if a name or student is taken, 422, 429
 */
export async function registerTeam(
  context: HostContext,
  { operation, tenantId, fields, clientIp, idempotencyKey: key }: RegisterTeamInput,
): Promise<TeamWithKey> {
  const site = await getMailSite(context, tenantId);
  return withIdempotency(
    context,
    { tenantId, operation, key, body: fields },
    async (trx): Promise<TeamWithKey> => {
      const now = context.clock();
      // Locks the counter row, so that concurrent teams with one name see each other.
      const number = await nextReferenceNumber(trx, {
        tenantId,
        prefix: "LIGA",
        sequence: "team",
        now,
      });
      await requireOpenEvent(trx, { tenantId, slug: fields.event, now });
      const schoolId = await requireSchoolId(trx, tenantId, fields.schoolNpsn);
      await requireUniqueTeam(trx, { tenantId, team: fields });
      await consumeNetworkAttempt(context, trx, {
        name: `team:${tenantId}`,
        clientIp,
        maxPerHour: MAX_REGISTRATIONS_PER_HOUR,
      });
      const manageKey = randomBytes(24).toString("base64url");
      const row = createTeamRow({ tenantId, fields, number, schoolId, manageKey, now });
      await trx.insertInto("teams").values(row).execute();
      await replaceMembers(trx, { tenantId, teamId: row.id, team: fields });
      const email = createReceiptEmail(site, {
        fields,
        number,
        joinCode: row.join_code,
        manageKey,
      });
      await enqueueMail(trx, { tenantId, to: fields.coach.email, now, ...email });
      if (operation === "registerTeamWithAccounts")
        await inviteTeam(trx, { tenantId, teamId: row.id, fields, site, now });
      const team = await readTeam(trx, row);
      return { ...team, manageKey, joinCode: row.join_code, joinEndsAt: row.join_ends_at };
    },
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? createTeamConflict() : error;
  });
}

interface NewTeam {
  tenantId: string;
  fields: TeamFields;
  number: string;
  schoolId: string;
  manageKey: string;
  now: number;
}

const createTeamRow = ({
  tenantId,
  fields,
  number,
  schoolId,
  manageKey,
  now,
}: NewTeam): TeamRow => ({
  ...toTeamColumns(fields),
  lms_id: tenantId,
  id: newRecordId(),
  number,
  school_id: schoolId,
  coach_user_id: null,
  status: "submitted",
  reason: null,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  version: 1,
  manage_key_hash: sha256(manageKey),
  join_code: createJoinCode(),
  join_ends_at: now + JOIN_CODE_TTL_MS,
  created_at: now,
  updated_at: now,
});

interface ReceiptEmailInput {
  fields: TeamFields;
  number: string;
  joinCode: string;
  manageKey: string;
}

const createReceiptEmail = (
  site: MailSite,
  { fields: { teamName, coach }, number, joinCode, manageKey }: ReceiptEmailInput,
) => ({
  kind: "team",
  subject: `Pendaftaran tim kami terima (${number})`,
  body: `Halo ${coach.name},\n\nPendaftaran tim ${teamName} sudah kami terima dengan nomor ${number}.\n\nKode bergabung untuk anggota: ${joinCode} (berlaku 7 hari). Bagikan tautan ini kepada mereka:\n${site.getUrl(joinTeamPath(joinCode))}\n\nLihat status atau perbaiki isian di sini. Simpan tautan ini baik-baik, siapa pun yang memilikinya dapat mengubah pendaftaran:\n${site.getUrl(teamReceiptPath(manageKey))}\n\nSalam,\n${site.title}`,
});

interface InviteTeamInput {
  tenantId: string;
  teamId: string;
  fields: TeamFields;
  site: MailSite;
  now: number;
}

/**
 * Invites coach and members without an account; others join with the code. The coach gets the
 * student role as well: any visitor can send this form, and only admins grant the teacher role.
 */
async function inviteTeam(
  trx: Queryable,
  { tenantId, teamId, fields, site, now }: InviteTeamInput,
): Promise<void> {
  const { coach, members, teamName } = fields;
  const people = [
    { ...coach, nisn: null, guardian: null },
    ...members.map(({ name, email, phone, nisn, guardianName, guardianPhone }) => ({
      name,
      email,
      phone,
      nisn,
      guardian: JSON.stringify({ name: guardianName, phone: guardianPhone }),
    })),
  ];
  const emails = people.map(({ email }) => email);
  const rows = await trx.selectFrom("users").select("email").where("email", "in", emails).execute();
  const registeredEmails = new Set(rows.map(({ email }) => email));
  for (const { email, name, nisn, phone, guardian } of people) {
    if (registeredEmails.has(email)) continue;
    await sendInvitation(
      trx,
      {
        tenantId,
        email,
        name,
        roles: [ROLE.student],
        reason: `Tim ${teamName} mendaftar di ${site.title}.`,
        profile: { phone, guardian },
        team: { id: teamId, nisn },
      },
      { site, now },
    );
  }
}
