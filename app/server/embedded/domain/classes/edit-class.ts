import { randomInt } from "node:crypto";
import type { z } from "zod";
import type { ClassSettings } from "~/lib/class-desk-fields";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { classDeskOperations } from "../../../hosts/learning/class-desk";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import type { Schema } from "../../database/schema/schema";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { chooseSlug, retryOnSlugConflict } from "../../kit/new-slugs";
import { toSearchText, toSlug } from "../../kit/text";
import type { ClassRow } from "../learning/class-access";
import { saveClassPeople } from "./class-people";
import { saveOldClassSlug } from "./class-slugs";
import { type ClassCall, findOwnClass } from "./own-class";
import { joinProgram } from "./program-learners";

const CODE_CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Random: codes are read aloud, and 32^6 of them leave few to collide. */
const createCode = () =>
  Array.from({ length: 6 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join("");

interface CreateCall {
  tenantId: string;
  user: HostUser;
  body: z.output<(typeof classDeskOperations)["createClass"]["body"]>;
  idempotencyKey: string | undefined;
}

/** A draft that its maker teaches. @throws ApiError 403, 409 if the slug is in use */
export async function createClass(
  context: HostContext,
  { tenantId, user, body, idempotencyKey }: CreateCall,
): Promise<{ slug: string }> {
  requirePermission(user, "class.edit");
  const request = { tenantId, operation: "createClass", key: idempotencyKey };
  return retryOnSlugConflict(body.slug, () =>
    withIdempotency(context, { ...request, body: [user.id, body] }, async (trx) => {
      const now = context.clock();
      const row = {
        ...toNewRow(tenantId, body, now),
        slug: await chooseClassSlug(trx, tenantId, body),
      };
      await trx.insertInto("classes").values(row).execute();
      const staff = { tenantId, classId: row.id, user, mentorIds: [], now };
      const names = await saveClassPeople(trx, staff);
      await trx
        .updateTable("classes")
        .set({ search_text: toSearchText(row.name, row.summary, ...names) })
        .where("lms_id", "=", tenantId)
        .where("id", "=", row.id)
        .execute();
      return { slug: row.slug };
    }),
  );
}

const chooseClassSlug = (
  trx: Queryable,
  tenantId: string,
  { slug, name }: Pick<ClassSettings, "slug" | "name">,
): Promise<string> =>
  chooseSlug(trx, { tenantId, table: "classes", slug, derivedSlug: toSlug(name) });

const toNewRow = (
  tenantId: string,
  { name, type, level, summary }: CreateCall["body"],
  now: number,
): Omit<Schema["classes"], "slug"> => ({
  lms_id: tenantId,
  id: newRecordId(),
  code: createCode(),
  name,
  summary,
  description: "",
  logo: null,
  cover: null,
  type,
  level,
  price: 0,
  strike_price: null,
  quota: null,
  enrolled: 0,
  reserved: 0,
  program_id: null,
  registration_start: null,
  registration_end: null,
  start_at: null,
  end_at: null,
  hours: 0,
  outcomes: "[]",
  requirements: "[]",
  audience: "[]",
  schedule: "",
  certificate_completion: 1,
  certificate_competence: 0,
  search_text: toSearchText(name, summary),
  created_at: now,
  updated_at: now,
  publication: "draft",
  version: 1,
  syllabus_version: 1,
  cover_alt: null,
});

type SaveCall = ClassCall & { body: ClassSettings & { version: number } };

/**
 * Saves what the form of a class edits.
 * @throws ApiError 403, 404, 409 for a stale version or a slug in use, 422 for a quota below the places that are taken
 */
export async function saveDeskClass(
  context: HostContext,
  call: SaveCall,
): Promise<{ slug: string }> {
  return retryOnSlugConflict(call.body.slug, () =>
    context.db.transaction().execute((trx) => writeClass(context, trx, call)),
  );
}

async function writeClass({ clock }: HostContext, trx: Queryable, call: SaveCall) {
  const { tenantId, user, body } = call;
  const row = await findOwnClass(trx, call);
  await requireKnownProgram(trx, tenantId, body.programId);
  const slug =
    body.slug === undefined || body.slug === row.slug
      ? row.slug
      : await chooseClassSlug(trx, tenantId, body);
  const now = clock();
  const { mentorIds } = body;
  const names = await saveClassPeople(trx, {
    tenantId,
    classId: row.id,
    user,
    mentorIds,
    now,
  });
  const { numUpdatedRows } = await trx
    .updateTable("classes")
    .set({ ...toColumns(body, names), slug, version: body.version + 1, updated_at: now })
    .where("lms_id", "=", tenantId)
    .where("id", "=", row.id)
    .where("version", "=", body.version)
    .where((eb) =>
      body.quota === null
        ? eb.lit(true)
        : eb(eb("enrolled", "+", eb.ref("reserved")), "<=", body.quota),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await rejectSave(trx, row, body.version);
  if (slug !== row.slug)
    await saveOldClassSlug(trx, { lms_id: tenantId, slug: row.slug, class_id: row.id });
  if (body.programId !== row.program_id) await joinProgram(trx, { tenantId, classId: row.id });
  return { slug };
}

/** @throws ApiError 409, 422 */
async function rejectSave(
  trx: Queryable,
  { lms_id, id }: ClassRow,
  version: number,
): Promise<never> {
  const row = await trx
    .selectFrom("classes")
    .select(["version", "enrolled", "reserved"])
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (row.version !== version) throw new ApiError(409, STALE_MESSAGE);
  const taken = row.enrolled + row.reserved;
  throw validationError({ quota: `Sudah ${taken} tempat terisi; kuota paling sedikit ${taken}` });
}

/** @throws ApiError 422 */
async function requireKnownProgram(trx: Queryable, tenantId: string, id: string | null) {
  if (id === null) return;
  const found = await trx
    .selectFrom("programmes")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw validationError({ programId: "Program ini tidak ditemukan" });
}

const toColumns = (body: ClassSettings, mentorNames: readonly string[]) => ({
  name: body.name,
  type: body.type,
  level: body.level,
  summary: body.summary,
  description: sanitizeEditorHtml(body.description),
  outcomes: JSON.stringify(body.outcomes),
  cover: body.cover,
  cover_alt: body.coverAlt,
  price: body.price,
  strike_price: body.strikePrice,
  quota: body.quota,
  registration_start: body.registrationStart,
  registration_end: body.registrationEnd,
  start_at: body.startAt,
  end_at: body.endAt,
  schedule: body.schedule,
  hours: body.hours,
  certificate_completion: Number(body.certificate.completion),
  certificate_competence: Number(body.certificate.competence),
  program_id: body.programId,
  search_text: toSearchText(body.name, body.summary, ...mentorNames),
});
