import type { z } from "zod";
import type { Visibility } from "~/lib/class-options";
import type { newProgramSchema, ProgramSettings } from "~/lib/program-fields";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { chooseSlug, retryOnSlugConflict } from "../../kit/new-slugs";
import { toSlug } from "../../kit/text";
import { getUserName } from "../accounts/users";
import { findDeskProgram, getDeskProgram, type ProgramCall } from "./program-desk";

interface CreateCall {
  tenantId: string;
  user: HostUser;
  body: z.output<typeof newProgramSchema>;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** A draft. @throws ApiError 403, 409 for a slug in use */
export async function createDeskProgram(
  context: HostContext,
  { tenantId, user, body, idempotencyKey, source }: CreateCall,
): Promise<{ slug: string }> {
  requirePermission(user, "program.edit");
  const request = { tenantId, operation: "createDeskProgram", key: idempotencyKey };
  const create = () =>
    withIdempotency(context, { ...request, body: [user.id, body] }, async (trx) => {
      const slug = await chooseSlug(trx, {
        tenantId,
        table: "programmes",
        slug: body.slug,
        derivedSlug: toProgramSlug(body.name),
      });
      const row: Schema["programmes"] = {
        ...toColumns(body),
        lms_id: tenantId,
        id: newRecordId(),
        slug,
        created_at: context.clock(),
        publication: "draft",
        version: 1,
      };
      await trx.insertInto("programmes").values(row).execute();
      await writeSyllabus(trx, row, body.syllabus);
      await audit(context, trx, { user, source, row, action: "program.created" });
      return { slug };
    });
  return retryOnSlugConflict(body.slug, create);
}

/** Digits alone are the id of a post about a program (docs/decisions/0069). */
const toProgramSlug = (name: string): string => {
  const slug = toSlug(name);
  return /[a-z]/.test(slug) ? slug : `program-${slug}`;
};

const toColumns = (body: ProgramSettings) => ({
  name: body.name,
  summary: body.summary,
  description: sanitizeEditorHtml(body.description),
  logo: body.logo,
  status: body.status,
  start_at: body.startAt,
  end_at: body.endAt,
  audience: body.audience,
  benefits: JSON.stringify(body.benefits),
  how_to_join: body.howToJoin,
  join_as: body.joinAs,
  sort: body.sort,
});

type ProgramKey = Pick<Schema["programmes"], "lms_id" | "id">;

async function writeSyllabus(
  trx: Queryable,
  { lms_id, id: programme_id }: ProgramKey,
  titles: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom("programme_syllabus")
    .where("lms_id", "=", lms_id)
    .where("programme_id", "=", programme_id)
    .execute();
  if (titles.length === 0) return;
  const rows = titles.map((title, sort) => ({ lms_id, programme_id, sort, title }));
  await trx.insertInto("programme_syllabus").values(rows).execute();
}

type Change = Partial<Omit<Schema["programmes"], "lms_id" | "id" | "version">>;

/** @throws ApiError 409 for a stale version */
async function updateProgram(
  trx: Queryable,
  { lms_id, id }: ProgramKey,
  version: number,
  change: Change,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("programmes")
    .set({ ...change, version: version + 1 })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}

type WriteCall = ProgramCall & { version: number; source: AuditSource };

/** Saves what the form of a program edits. @throws ApiError 403, 404, 409 for a stale version */
export async function saveDeskProgram(
  context: HostContext,
  call: WriteCall & { settings: ProgramSettings },
) {
  const { user, source, settings, version } = call;
  await context.db.transaction().execute(async (trx) => {
    const row = await findDeskProgram(trx, call);
    await updateProgram(trx, row, version, toColumns(settings));
    await writeSyllabus(trx, row, settings.syllabus);
    await audit(context, trx, { user, source, row, action: "program.saved" });
  });
  return getDeskProgram(context, call);
}

/** Shows a program on the site or takes it off. @throws ApiError 403, 404, 409 for a stale version */
export async function setProgramVisibility(
  context: HostContext,
  call: WriteCall & { visibility: Visibility },
) {
  const { user, source, visibility, version } = call;
  await context.db.transaction().execute(async (trx) => {
    const row = await findDeskProgram(trx, call);
    await updateProgram(trx, row, version, { publication: visibility });
    const action = visibility === "published" ? "program.published" : "program.withdrawn";
    await audit(context, trx, { user, source, row, action });
  });
  return getDeskProgram(context, call);
}

interface ProgramEvent {
  user: HostUser;
  source: AuditSource;
  row: Pick<Schema["programmes"], "id" | "name">;
  action: string;
}

const audit = async (
  context: HostContext,
  trx: Queryable,
  { user, source, row, action }: ProgramEvent,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName: await getUserName(trx, user.id),
    action,
    entity: "program",
    entityId: row.id,
    after: { name: row.name },
  });
