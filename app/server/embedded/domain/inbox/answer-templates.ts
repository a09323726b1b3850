import type { z } from "zod";
import type { answerTemplateFields } from "~/lib/inbox";
import type { HostUser } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  validationError,
} from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { getUserName } from "../accounts/users";

const MAX_TEMPLATES = 50;

interface Caller {
  tenantId: string;
  user: HostUser;
}

export const listTemplates = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("answer_templates")
    .select(["id", "name", "body as text"])
    .where("lms_id", "=", tenantId)
    .orderBy("name")
    .orderBy("id")
    .execute();

/** The team's saved answers, by name. @throws ApiError 403 */
export async function listAnswerTemplates({ db }: HostContext, { tenantId, user }: Caller) {
  requirePermission(user, "inbox.manage");
  return { items: await listTemplates(db, tenantId) };
}

type SaveInput = Caller & z.output<typeof answerTemplateFields>;

/** Saves an answer under a new name. @throws ApiError 403; 422 at `name` if it exists or there are too many */
export async function createAnswerTemplate(
  { db, clock }: HostContext,
  { tenantId, user, name, text }: SaveInput,
) {
  requirePermission(user, "inbox.manage");
  const id = newRecordId();
  try {
    await db.transaction().execute(async (trx) => {
      if ((await listTemplates(trx, tenantId)).length >= MAX_TEMPLATES)
        throw validationError({ name: `Paling banyak ${MAX_TEMPLATES} templat` });
      const row = {
        lms_id: tenantId,
        id,
        name,
        body: text,
        updated_by_name: await getUserName(trx, user.id),
        updated_at: clock(),
      };
      await trx.insertInto("answer_templates").values(row).execute();
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw validationError({ name: "Nama templat ini sudah dipakai" });
  }
  return { id, name, text };
}

/** @throws ApiError 403, 404 */
export async function deleteAnswerTemplate(
  { db }: HostContext,
  { tenantId, user, id }: Caller & { id: string },
): Promise<null> {
  requirePermission(user, "inbox.manage");
  const { numDeletedRows } = await db
    .deleteFrom("answer_templates")
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Templat");
  return null;
}
