import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { DAY_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, STALE_MESSAGE } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { sha256 } from "../../kit/ids";
import { consumeNetworkAttempt } from "../../kit/rate-limit";

const DRAFT_TTL_MS = 30 * DAY_MS;
const MAX_NEW_DRAFTS_PER_HOUR = 200;

type DraftRow = Selectable<Schema["form_drafts"]>;

/** `key` is the secret of the draft's link, which grants reading and changing it. */
interface DraftKeyInput {
  tenantId: string;
  key: string;
}

interface DraftContent {
  form: string;
  data: Record<string, unknown>;
  step: number;
  version: number;
}

interface SaveDraftInput {
  tenantId: string;
  draft: DraftContent & { key?: string | undefined };
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Creates a draft, or saves the next version of an existing one.
 * @throws ApiError 404, 409 with the current version if stale, 429
 */
export async function saveDraft(context: HostContext, input: SaveDraftInput) {
  const { tenantId, draft } = input;
  if (draft.key === undefined) return { draft: await createDraft(context, input), isNew: true };
  const updated = await updateDraft(context, { tenantId, key: draft.key, content: draft });
  return { draft: updated, isNew: false };
}

/** @throws ApiError 404 */
export async function getDraft(
  context: HostContext,
  { tenantId, key, form }: DraftKeyInput & { form: string },
) {
  const row = await findDraft(context, { tenantId, key, form });
  if (!row) throw notFound("Isian tersimpan");
  return toDraft(row, key);
}

/** Deletes a draft; deleting an unknown one is no error. */
export async function deleteDraft(
  { db }: HostContext,
  { tenantId, key }: DraftKeyInput,
): Promise<void> {
  await db
    .deleteFrom("form_drafts")
    .where("lms_id", "=", tenantId)
    .where("key_hash", "=", sha256(key))
    .execute();
}

function createDraft(
  context: HostContext,
  { tenantId, draft, clientIp, idempotencyKey }: SaveDraftInput,
) {
  return withIdempotency(
    context,
    { tenantId, operation: "saveDraft", key: idempotencyKey, body: draft },
    async (trx) => {
      const now = context.clock();
      await consumeNetworkAttempt(context, trx, {
        name: `draft:${tenantId}`,
        clientIp,
        maxPerHour: MAX_NEW_DRAFTS_PER_HOUR,
      });
      const key = randomBytes(24).toString("base64url");
      const row = {
        lms_id: tenantId,
        key_hash: sha256(key),
        form: draft.form,
        version: 1,
        created_at: now,
        ...toColumns(draft, now),
      };
      await trx.insertInto("form_drafts").values(row).execute();
      return toDraft(row, key);
    },
  );
}

async function updateDraft(
  context: HostContext,
  { tenantId, key, content }: DraftKeyInput & { content: DraftContent },
) {
  const { form, version } = content;
  const now = context.clock();
  const columns = { ...toColumns(content, now), version: version + 1 };
  const { numUpdatedRows } = await context.db
    .updateTable("form_drafts")
    .set(columns)
    .where("lms_id", "=", tenantId)
    .where("key_hash", "=", sha256(key))
    .where("form", "=", form)
    .where("expires_at", ">", now)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const current = await findDraft(context, { tenantId, key, form });
    if (!current) throw notFound("Isian tersimpan");
    throw new ApiError(409, STALE_MESSAGE, { version: current.version });
  }
  return toDraft({ ...columns, form }, key);
}

const findDraft = (
  { db, clock }: HostContext,
  { tenantId, key, form }: DraftKeyInput & { form: string },
) =>
  db
    .selectFrom("form_drafts")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("key_hash", "=", sha256(key))
    .where("form", "=", form)
    .where("expires_at", ">", clock())
    .executeTakeFirst();

const toColumns = ({ data, step }: DraftContent, now: number) => ({
  data: JSON.stringify(data),
  step,
  updated_at: now,
  expires_at: now + DRAFT_TTL_MS,
});

const toDraft = (row: Omit<DraftRow, "lms_id" | "key_hash" | "created_at">, key: string) => ({
  key,
  form: row.form,
  data: JSON.parse(row.data) as Record<string, unknown>,
  step: row.step,
  version: row.version,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
});
