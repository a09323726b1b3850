import type { z } from "zod";
import type { Visibility } from "~/lib/class-options";
import type { CompanySettings, newCompanySchema } from "~/lib/job-desk-fields";
import { hasPermission } from "~/lib/permissions";
import { ApiError } from "../../../hosts/host-handler";
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
import { type Caller, type CompanyCall, findOwnCompany, getDeskCompany } from "./job-desk";

interface CreateCall extends Caller {
  body: z.output<typeof newCompanySchema>;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** A draft; of roles that write their own companies, it is the caller's. @throws ApiError 403, 409 for a slug in use */
export async function createDeskCompany(
  context: HostContext,
  { tenantId, user, body, idempotencyKey, source }: CreateCall,
): Promise<{ slug: string }> {
  requirePermission(user, "job.edit");
  const request = { tenantId, operation: "createDeskCompany", key: idempotencyKey };
  const create = () =>
    withIdempotency(context, { ...request, body: [user.id, body] }, async (trx) => {
      const slug = await chooseSlug(trx, {
        tenantId,
        table: "companies",
        slug: body.slug,
        derivedSlug: toSlug(body.name),
      });
      const row: Schema["companies"] = {
        ...toColumns(body),
        lms_id: tenantId,
        id: newRecordId(),
        slug,
        created_at: context.clock(),
        updated_at: context.clock(),
        publication: "draft",
        version: 1,
        created_by: hasPermission(user.roles, "job.manage") ? null : user.id,
      };
      await trx.insertInto("companies").values(row).execute();
      await audit(context, trx, { user, source, row, action: "company.created" });
      return { slug };
    });
  return retryOnSlugConflict(body.slug, create);
}

const toColumns = ({ name, city, summary, description, logo }: CompanySettings) => ({
  name,
  city,
  summary,
  description: sanitizeEditorHtml(description),
  logo,
});

type CompanyKey = Pick<Schema["companies"], "lms_id" | "id">;
type Change = Partial<Omit<Schema["companies"], "lms_id" | "id" | "version">>;

/** @throws ApiError 409 for a stale version */
async function updateCompany(
  trx: Queryable,
  { lms_id, id }: CompanyKey,
  version: number,
  change: Change,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("companies")
    .set({ ...change, version: version + 1 })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}

/** Saves what the form of a company edits. @throws ApiError 403, 404, 409 for a stale version */
export async function saveDeskCompany(
  context: HostContext,
  call: CompanyCall & { version: number; settings: CompanySettings },
) {
  await context.db.transaction().execute(async (trx) => {
    const row = await findOwnCompany(trx, call);
    const change = { ...toColumns(call.settings), updated_at: context.clock() };
    await updateCompany(trx, row, call.version, change);
  });
  return getDeskCompany(context, call);
}

type VisibilityCall = CompanyCall & {
  version: number;
  visibility: Visibility;
  source: AuditSource;
};

/** Shows a company with its jobs, or takes it off. @throws ApiError 403, 404, 409 for a stale version */
export async function setCompanyVisibility(context: HostContext, call: VisibilityCall) {
  const { user, source, visibility, version } = call;
  await context.db.transaction().execute(async (trx) => {
    const row = await findOwnCompany(trx, call);
    requirePermission(user, "job.manage");
    await updateCompany(trx, row, version, {
      publication: visibility,
      updated_at: context.clock(),
    });
    const action = visibility === "published" ? "company.published" : "company.withdrawn";
    await audit(context, trx, { user, source, row, action });
  });
  return getDeskCompany(context, call);
}

interface CompanyEvent {
  user: Caller["user"];
  source: AuditSource;
  row: Pick<Schema["companies"], "id" | "name">;
  action: string;
}

const audit = async (
  context: HostContext,
  trx: Queryable,
  { user, source, row, action }: CompanyEvent,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName: await getUserName(trx, user.id),
    action,
    entity: "company",
    entityId: row.id,
    after: { name: row.name },
  });
