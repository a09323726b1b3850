import type { peopleOperations } from "../../hosts/desk/people";
import { HostRefusal } from "../../hosts/implement";
import { invite } from "../account/invitations";
import { mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import { appendAudit } from "../audit";
import { forbidden, type HandlersOf, type HostContext, invalid, MANAGERS, missing, requireRole, STALE } from "../context";
import { enqueueMail } from "../outbox";
import { provinceName } from "../regions";
import { keyedHash, takeTry } from "../try-limits";
import { grantRoles, listPeople, nameOf, readPerson, rolesAreAsWished } from "./people-rows";

const SUPERADMIN = 0;
const LEAD_REGION = 9;
const INVITES_PER_HOUR = 100;
const HOUR_MS = 3_600_000;

/** Which of these somebody may give or take: an admin no superadmin's. @throws HostRefusal 403, 422 */
function requireGrantable(actorRoles: readonly number[], roles: readonly number[], provinceIds: readonly string[]): void {
  if (roles.includes(SUPERADMIN) && !actorRoles.includes(SUPERADMIN)) throw forbidden();
  if (!roles.includes(LEAD_REGION)) return;
  if (provinceIds.length === 0 || provinceIds.some((id) => !provinceName(id)))
    throw invalid({ provinceIds: "Pilih provinsi ketua wilayah" });
}

/** Users and their roles (designs B2). */
export function peopleHandlers(context: HostContext): HandlersOf<typeof peopleOperations> {
  const { db, clock } = context;
  return {
    listUsers: async ({ lmsId, user, query }) => {
      requireRole(user, MANAGERS);
      return { data: await listPeople(db, lmsId, query) };
    },

    getPerson: async ({ lmsId, user, params }) => {
      requireRole(user, MANAGERS);
      const person = await readPerson(db, lmsId, params.id);
      if (!person) throw missing("Pengguna");
      return { data: person };
    },

    setRoles: async (input) => {
      const { lmsId, user, params, body } = input;
      requireRole(user, MANAGERS);
      requireGrantable(user.roles, body.roles, body.provinceIds);
      const data = await db.transaction().execute(async (trx) => {
        // Writing first holds the row: of two admins at once the second sees what the first made of it.
        await trx
          .updateTable("users")
          .set((eb) => ({ name: eb.ref("name") }))
          .where("id", "=", params.id)
          .execute();
        const before = await readPerson(trx, lmsId, params.id);
        if (!before) throw missing("Pengguna");
        if (before.roles.includes(SUPERADMIN) && !user.roles.includes(SUPERADMIN)) throw forbidden();
        if (!rolesAreAsWished(before.roles, body.was)) throw new HostRefusal(409, STALE);
        const own = params.id === user.id ? before.roles.filter((role) => role <= 1 && !body.roles.includes(role)) : [];
        if (own.length > 0) throw invalid({ roles: "Anda tidak dapat mencabut peran pengelola Anda sendiri" });
        await grantRoles(trx, lmsId, params.id, body);
        const person = await readPerson(trx, lmsId, params.id);
        const { roles, provinceIds } = person ?? { roles: [], provinceIds: [] };
        await appendAudit(context, trx, input, {
          ...{ user, actorName: await nameOf(trx, user.id), action: "person.roles", entity: "user", entityId: params.id },
          ...{ before: { roles: before.roles, provinceIds: before.provinceIds }, after: { roles, provinceIds } },
        });
        return person ?? { ...before, roles: [], provinceIds: [] };
      });
      return { data };
    },

    invitePerson: async (input) => {
      const { lmsId, user, body, idempotencyKey: key } = input;
      requireRole(user, MANAGERS);
      requireGrantable(user.roles, body.roles, body.provinceIds);
      if (body.roles.length === 0) throw invalid({ roles: "Pilih paling sedikit satu peran" });
      const site = await mailSite(context, lmsId);
      const data = await answerOnce(context, { lmsId, operation: "invitePerson", key, body: [user.id, body] }, async (trx) => {
        const now = clock();
        const { email, name, roles, provinceIds } = body;
        await takeTry(trx, { name: `invite:${keyedHash(context, lmsId, user.id)}`, most: INVITES_PER_HOUR, windowMs: HOUR_MS }, now);
        const actorName = await nameOf(trx, user.id);
        const found = await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
        if (found && (await readPerson(trx, lmsId, found.id)))
          throw new HostRefusal(409, "Orang ini sudah terdaftar di situs ini.", { email: "Orang ini sudah terdaftar di situs ini" });
        if (found) {
          await grantRoles(trx, lmsId, found.id, { roles, provinceIds });
          await enqueueMail(trx, {
            ...{ lmsId, to: email, now, kind: "role", subject: `Peran baru Anda di ${site.title}` },
            body: `Halo ${name},\n\n${actorName} menambahkan Anda di ${site.title}. Masuk dengan akun Anda:\n${site.url("/Login")}\n\nSalam,\n${site.title}`,
          });
        } else await invite(trx, { lmsId, email, name, roles, provinceIds, reason: `${actorName} mengundang Anda.` }, site, now);
        await appendAudit(context, trx, input, {
          ...{ user, actorName, action: found ? "person.add" : "person.invite", entity: "user", entityId: found?.id ?? email },
          after: { email, roles, provinceIds },
        });
        return { email, outcome: found ? ("granted" as const) : ("invited" as const) };
      });
      return { data };
    },
  };
}
