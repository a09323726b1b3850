import { randomBytes } from "node:crypto";
import { isoDate } from "~/lib/dates";
import { schoolPath } from "~/lib/link-paths";
import type { schoolOperations } from "../../hosts/services/schools";
import { mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, missing } from "../context";
import { nextNumber } from "../counters";
import { newRecordId, sha256 } from "../ids";
import { enqueueMail } from "../outbox";
import { readPage } from "../paging";
import { citiesOf, PROVINCES } from "../regions";
import { containsWords } from "../text";
import { networkHash, takeTry } from "../try-limits";
import { isDuplicate } from "../unique";

import { keepLetter, requireFreeNpsn, schoolColumns, schoolExists, toCard, toSchool } from "./school-rows";
import { teamHandlers } from "./teams";

const HOUR_MS = 3_600_000;
/** Accepted ones from one address: an office of education may register its whole district. */
const MOST_PER_HOUR = 30;

/** Regions, schools and teams (section 7, "Users, schools and registration"). */
export function schoolHandlers(context: HostContext): HandlersOf<typeof schoolOperations> {
  const { db, clock } = context;
  return {
    ...teamHandlers(context),

    listProvinces: async () => ({ data: [...PROVINCES] }),

    listCities: async ({ query }) => {
      const cities = citiesOf(query.provinceId);
      if (cities.length === 0) throw missing("Provinsi");
      return { data: [...cities] };
    },

    listSchools: async ({ lmsId, query: { page, perPage, search, provinceId } }) => {
      let query = db
        .selectFrom("schools")
        .select(["id", "npsn", "name", "city_id", "province_id", "status"])
        .where("lms_id", "=", lmsId)
        .where("status", "=", "verified");
      if (provinceId) query = query.where("province_id", "=", provinceId);
      for (const word of containsWords("search_text", search)) query = query.where(word);
      const { rows, ...measures } = await readPage(query.orderBy("name").orderBy("id"), page, perPage);
      return { data: { ...measures, items: rows.map(toCard) } };
    },

    registerSchool: async ({ lmsId, body, clientIp, idempotencyKey: key }) => {
      const columns = schoolColumns(body);
      const site = await mailSite(context, lmsId);
      const data = await answerOnce(context, { lmsId, operation: "registerSchool", key, body }, async (trx) => {
        const now = clock();
        const year = isoDate(now).slice(0, 4);
        // The counter's row is held until the end: of two forms for one school the second finds the first.
        const number = `SEKOLAH-${year}-${String(await nextNumber(trx, lmsId, `school-${year}`)).padStart(6, "0")}`;
        await requireFreeNpsn(trx, lmsId, body.npsn);
        if (clientIp) await takeTry(trx, { name: `school:${networkHash(context, clientIp)}`, most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
        const manageKey = randomBytes(24).toString("base64url");
        const row = {
          ...columns,
          ...{ lms_id: lmsId, id: newRecordId(), number, status: "submitted" as const, reason: null, version: 1 },
          ...{
            decided_by: null,
            decided_by_name: null,
            decided_at: null,
            manage_key_hash: sha256(manageKey),
            created_at: now,
            updated_at: now,
          },
        };
        await trx.insertInto("schools").values(row).execute();
        await keepLetter(trx, lmsId, row.letter_id, now);
        await enqueueMail(trx, {
          ...{ lmsId, to: body.pic.email, now, kind: "school", subject: `Pendaftaran ${body.name} kami terima (${number})` },
          body: `Halo ${body.pic.name},\n\nPendaftaran ${body.name} sudah kami terima dengan nomor ${number}. Kami memeriksanya dan mengabari Anda lewat email.\n\nLihat status atau perbaiki isian di sini. Simpan tautan ini baik-baik, siapa pun yang memilikinya dapat mengubah pendaftaran:\n${site.url(schoolPath(manageKey))}\n\nSalam,\n${site.title}`,
        });
        return { ...toSchool(row), manageKey };
      }).catch((error: unknown) => {
        // A school that changed its NPSN to this one at the same moment.
        throw isDuplicate(error) ? schoolExists() : error;
      });
      return { data, message: "Pendaftaran sekolah diterima" };
    },
  };
}
