import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { isoDate } from "~/lib/dates";
import { teamPath } from "~/lib/link-paths";
import type { TeamFields } from "~/lib/team-fields";
import { HostRefusal } from "../../hosts/implement";
import type { ownTeamSchema, teamOperations } from "../../hosts/services/teams";
import { invite } from "../account/invitations";
import { type MailSite, mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import type { HandlersOf, HostContext, Queryable } from "../context";
import { nextNumber } from "../counters";
import { newRecordId, sha256 } from "../ids";
import { enqueueMail } from "../outbox";
import { networkHash, takeTry } from "../try-limits";
import { isDuplicate } from "../unique";
import { JOIN_MS, newJoinCode, readTeams, requireFreeTeam, requireOpenEvent, schoolOf, teamColumns, writeMembers } from "./team-rows";

const HOUR_MS = 3_600_000;
/** Accepted ones from one address: one teacher may register all teams of a school. */
const MOST_PER_HOUR = 40;
/** For the coach as well: anybody may send this form, and a teacher's rights are an admin's to give. */
const PARTICIPANT = 4;

type OwnTeam = z.output<typeof ownTeamSchema>;
type Register = HandlersOf<typeof teamOperations>["registerTeam"];

/** Two forms at once met in the database's own keys; asked again they are told apart. */
const metAnother = () => new HostRefusal(409, "Nama tim atau salah satu siswa baru saja terdaftar di tim lain.");

/** Registering teams for competitions (STO17). */
export function teamHandlers(context: HostContext): HandlersOf<typeof teamOperations> {
  const { clock } = context;
  const register =
    (operation: string, withAccounts: boolean): Register =>
    async ({ lmsId, body, clientIp, idempotencyKey: key }) => {
      const site = await mailSite(context, lmsId);
      const data = await answerOnce(context, { lmsId, operation, key, body }, async (trx): Promise<OwnTeam> => {
        const now = clock();
        const year = isoDate(now).slice(0, 4);
        // The counter's row is held until the end: of two teams with one name the second finds the first.
        const number = `LIGA-${year}-${String(await nextNumber(trx, lmsId, `team-${year}`)).padStart(6, "0")}`;
        await requireOpenEvent(trx, lmsId, body.event, now);
        const school_id = await schoolOf(trx, lmsId, body.schoolNpsn);
        await requireFreeTeam(trx, lmsId, body);
        if (clientIp) await takeTry(trx, { name: `team:${networkHash(context, clientIp)}`, most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
        const manageKey = randomBytes(24).toString("base64url");
        const row = {
          ...teamColumns(body),
          ...{ lms_id: lmsId, id: newRecordId(), number, school_id, coach_user_id: null, status: "submitted" as const, reason: null },
          ...{ decided_by: null, decided_by_name: null, decided_at: null, version: 1, manage_key_hash: sha256(manageKey) },
          ...{ join_code: newJoinCode(), join_ends_at: now + JOIN_MS, created_at: now, updated_at: now },
        };
        await trx.insertInto("teams").values(row).execute();
        await writeMembers(trx, lmsId, row.id, body);
        await enqueueMail(trx, {
          lmsId,
          to: body.coach.email,
          now,
          kind: "team",
          ...receipt(site, body, number, row.join_code, manageKey),
        });
        if (withAccounts) await inviteAll(trx, lmsId, row.id, body, site, now);
        const [team] = await readTeams(trx, lmsId, [row]);
        if (!team) throw new Error("a team that was written is not there");
        return { ...team, manageKey, joinCode: row.join_code, joinEndsAt: row.join_ends_at };
      }).catch((error: unknown) => {
        throw isDuplicate(error) ? metAnother() : error;
      });
      return { data, message: "Pendaftaran tim diterima" };
    };
  return { registerTeam: register("registerTeam", false), registerTeamWithAccounts: register("registerTeamWithAccounts", true) };
}

const receipt = (site: MailSite, { teamName, coach }: TeamFields, number: string, joinCode: string, manageKey: string) => ({
  subject: `Pendaftaran tim ${teamName} kami terima (${number})`,
  body: `Halo ${coach.name},\n\nPendaftaran tim ${teamName} sudah kami terima dengan nomor ${number}.\n\nKode bergabung untuk anggota: ${joinCode} (berlaku 7 hari).\n\nLihat status atau perbaiki isian di sini. Simpan tautan ini baik-baik, siapa pun yang memilikinya dapat mengubah pendaftaran:\n${site.url(teamPath(manageKey))}\n\nSalam,\n${site.title}`,
});

/** Coach and members get a link to make an account of their own; who has one joins with the code. */
async function inviteAll(trx: Queryable, lmsId: string, id: string, { coach, members, teamName }: TeamFields, site: MailSite, now: number) {
  const people = [
    { ...coach, nisn: null, guardian: null },
    ...members.map(({ name, email, phone, nisn, guardianName, guardianPhone }) => ({
      ...{ name, email, phone, nisn, guardian: JSON.stringify({ name: guardianName, phone: guardianPhone }) },
    })),
  ];
  const emails = people.map(({ email }) => email);
  const rows = await trx.selectFrom("users").select("email").where("email", "in", emails).execute();
  const known = new Set(rows.map(({ email }) => email));
  for (const { email, name, nisn, phone, guardian } of people) {
    if (known.has(email)) continue;
    const reason = `Tim ${teamName} mendaftar di ${site.title}.`;
    await invite(trx, { lmsId, email, name, roles: [PARTICIPANT], reason, profile: { phone, guardian }, team: { id, nisn } }, site, now);
  }
}
