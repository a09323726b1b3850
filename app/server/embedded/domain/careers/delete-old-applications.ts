import { APPLICATION_TTL_MS } from "~/lib/job-fields";
import type { HostContext } from "../../kit/context";
import { discardFile } from "../files/files";

const BATCH_SIZE = 200;

/** Job: deletes applications with CV, inbox item and history once their time is over, the oldest first. */
export async function deleteOldApplications({ db, clock, log }: HostContext): Promise<void> {
  const now = clock();
  const old = await db
    .selectFrom("job_applications")
    .select(["lms_id", "id", "cv_id"])
    .where("created_at", "<=", now - APPLICATION_TTL_MS)
    .orderBy("created_at")
    .limit(BATCH_SIZE)
    .execute();
  for (const { lms_id: tenantId, id, cv_id: cvId } of old)
    await db.transaction().execute(async (trx) => {
      if (cvId) await discardFile(trx, { tenantId, id: cvId, now });
      for (const table of ["inbox_items", "job_applications"] as const)
        await trx.deleteFrom(table).where("lms_id", "=", tenantId).where("id", "=", id).execute();
    });
  if (old.length > 0) log.info({ count: old.length }, "old job applications deleted");
}
