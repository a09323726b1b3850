import type { deskSchoolOperations } from "../../hosts/desk/schools";
import { mailSite } from "../account/mail-site";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, missing, type Queryable } from "../context";
import { sha256 } from "../ids";
import { enqueueMail } from "../outbox";
import { readPage } from "../paging";
import { keepLetter, requireFreeNpsn, type SchoolRow, schoolColumns, schoolExists, toSchool } from "../services/school-rows";
import { containsWords } from "../text";
import { isDuplicate } from "../unique";
import { decisionText, OPEN, OUTCOMES, provincesOf, tooLate } from "./deciding";
import { nameOf } from "./people-rows";
import { deskTeamHandlers } from "./teams";

const UNKNOWN = "Pendaftaran sekolah";

/** A school's registration by its key, and the inbox (designs B2, B8). */
export function deskSchoolHandlers(context: HostContext): HandlersOf<typeof deskSchoolOperations> {
  const { db, clock } = context;
  const byKey = async (within: Queryable, lmsId: string, key: string) => {
    const row = await within
      .selectFrom("schools")
      .selectAll()
      .where("lms_id", "=", lmsId)
      .where("manage_key_hash", "=", sha256(key))
      .executeTakeFirst();
    if (!row) throw missing(UNKNOWN);
    return row;
  };
  /** A school of another province is to a region's leader as one that is not there. */
  const byId = async (within: Queryable, lmsId: string, id: string, provinces: string[] | null): Promise<SchoolRow> => {
    const row = await within.selectFrom("schools").selectAll().where("lms_id", "=", lmsId).where("id", "=", id).executeTakeFirst();
    if (!row || (provinces && !provinces.includes(row.province_id))) throw missing(UNKNOWN);
    return row;
  };

  return {
    ...deskTeamHandlers(context),

    getSchool: async ({ lmsId, query }) => ({ data: { ...toSchool(await byKey(db, lmsId, query.key)), manageKey: query.key } }),

    updateSchool: async ({ lmsId, query: { key }, body: { version, ...fields } }) => {
      const columns = schoolColumns(fields);
      const row = await db
        .transaction()
        .execute(async (trx) => {
          const before = await byKey(trx, lmsId, key);
          await requireFreeNpsn(trx, lmsId, fields.npsn, before.id);
          const { numUpdatedRows } = await trx
            .updateTable("schools")
            .set({ ...columns, status: "submitted", reason: null, version: version + 1, updated_at: clock() })
            .where("lms_id", "=", lmsId)
            .where("id", "=", before.id)
            .where("version", "=", version)
            .where("status", "in", OPEN)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw tooLate(await byKey(trx, lmsId, key));
          await keepLetter(trx, lmsId, columns.letter_id, clock());
          return byKey(trx, lmsId, key);
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? schoolExists() : error;
        });
      return { data: { ...toSchool(row), manageKey: key } };
    },

    listSchoolInbox: async ({ lmsId, user, query: { page, perPage, status, provinceId, search } }) => {
      const provinces = await provincesOf(db, lmsId, user);
      let all = db.selectFrom("schools").selectAll().where("lms_id", "=", lmsId);
      if (provinces) all = all.where("province_id", "in", [...provinces, ""]);
      let query = all;
      if (status) query = query.where("status", "=", status);
      if (provinceId) query = query.where("province_id", "=", provinceId);
      for (const word of containsWords("search_text", search)) query = query.where(word);
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      const waiting = await all
        .where("status", "=", "submitted")
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return { data: { ...measures, items: rows.map(toSchool), waiting: Number(waiting.count) } };
    },

    getSchoolById: async ({ lmsId, user, params }) => ({
      data: toSchool(await byId(db, lmsId, params.id, await provincesOf(db, lmsId, user))),
    }),

    decideSchool: async (input) => {
      const { lmsId, user, body } = input;
      const { id, version, decision, reason } = body;
      const provinces = await provincesOf(db, lmsId, user);
      const site = await mailSite(context, lmsId);
      const row = await db.transaction().execute(async (trx) => {
        const before = await byId(trx, lmsId, id, provinces);
        const now = clock();
        const actorName = await nameOf(trx, user.id);
        const decided = { decided_by: user.id, decided_by_name: actorName, decided_at: now, updated_at: now };
        const { numUpdatedRows } = await trx
          .updateTable("schools")
          .set({ ...decided, status: OUTCOMES[decision], reason: reason || null, version: version + 1 })
          .where("lms_id", "=", lmsId)
          .where("id", "=", id)
          .where("version", "=", version)
          .where("status", "in", OPEN)
          .executeTakeFirst();
        const after = await byId(trx, lmsId, id, provinces);
        if (numUpdatedRows === 0n) throw tooLate(after);
        const pic: { name: string; email: string } = JSON.parse(after.pic);
        const { subject, words } = decisionText(after.name, body);
        const mail = `Halo ${pic.name},\n\n${words}\n\nNomor pendaftaran: ${after.number}\n\nSalam,\n${site.title}`;
        await enqueueMail(trx, { lmsId, to: pic.email, now, kind: "school", subject, body: mail });
        await appendAudit(context, trx, input, {
          ...{ user, actorName, action: `school.${decision}`, entity: "school", entityId: id, before: { status: before.status } },
          after: { status: after.status, reason: after.reason, number: after.number },
        });
        return after;
      });
      return { data: toSchool(row) };
    },
  };
}
