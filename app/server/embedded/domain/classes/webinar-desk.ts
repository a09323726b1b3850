import { MINUTE_MS } from "~/lib/time";
import type { WebinarSettings } from "~/lib/webinar-desk-fields";
import { ApiError } from "../../../hosts/host-handler";
import type { DeskWebinar } from "../../../hosts/learning/webinar-desk";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import { type HostContext, notFound, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { chooseSlug, retryOnSlugConflict } from "../../kit/new-slugs";
import { toSlug } from "../../kit/text";
import type { ClassRow } from "../learning/class-access";
import { getMailSite } from "../mail/mail-site";
import { type ClassCall, findOwnClass } from "./own-class";
import { notifyMoved } from "./webinar-emails";

type CreateCall = ClassCall & { body: WebinarSettings; idempotencyKey: string | undefined };

/** @throws ApiError 403, 404 */
export const createClassWebinar = (
  context: HostContext,
  call: CreateCall,
): Promise<{ slug: string }> => retryOnSlugConflict(undefined, () => insertWebinar(context, call));

async function insertWebinar(context: HostContext, call: CreateCall): Promise<{ slug: string }> {
  const { tenantId, user, body, idempotencyKey: key } = call;
  const row = await findOwnClass(context.db, call);
  const request = {
    tenantId,
    operation: "createClassWebinar",
    key,
    body: [user.id, row.id, body],
  };
  return withIdempotency(context, request, async (trx) => {
    const slug = await chooseSlug(trx, {
      tenantId,
      table: "webinars",
      slug: undefined,
      derivedSlug: toSlug(body.title),
    });
    await trx
      .insertInto("webinars")
      .values({
        ...toColumns(body),
        lms_id: tenantId,
        id: newRecordId(),
        slug,
        zone: "Asia/Jakarta",
        program_id: row.program_id,
        class_id: row.id,
        version: 1,
      })
      .execute();
    return { slug };
  });
}

const toColumns = (body: WebinarSettings) => ({
  title: body.title,
  summary: body.summary,
  description: sanitizeEditorHtml(body.description),
  speakers: JSON.stringify(body.speakers.map((speaker) => ({ ...speaker, bio: "" }))),
  start_at: body.startAt,
  duration_min: body.durationMin,
  platform: body.platform,
  join_url: body.joinUrl,
  recording_url: body.recordingUrl,
  slide_url: body.slideUrl,
});

type WebinarCall = ClassCall & { webinar: string };

/** @throws ApiError 403, 404 */
export async function getDeskWebinar({ db }: HostContext, call: WebinarCall): Promise<DeskWebinar> {
  return readDeskWebinar(db, await findOwnClass(db, call), call.webinar);
}

async function readDeskWebinar(db: Queryable, row: ClassRow, slug: string): Promise<DeskWebinar> {
  const webinar = await db
    .selectFrom("webinars")
    .selectAll()
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!webinar) throw notFound("Webinar");
  const speakers = JSON.parse(webinar.speakers) as { name: string; role: string }[];
  return {
    slug: webinar.slug,
    version: webinar.version,
    class: { slug: row.slug, name: row.name },
    title: webinar.title,
    summary: webinar.summary,
    description: webinar.description,
    speakers: speakers.map(({ name, role }) => ({ name, role })),
    startAt: webinar.start_at,
    durationMin: webinar.duration_min,
    platform: webinar.platform,
    joinUrl: webinar.join_url,
    recordingUrl: webinar.recording_url,
    slideUrl: webinar.slide_url,
  };
}

type SaveCall = WebinarCall & { body: WebinarSettings & { version: number } };

/** Those who registered stay, and are mailed a new time. @throws ApiError 403, 404, 409 for a stale version */
export async function saveDeskWebinar(context: HostContext, call: SaveCall): Promise<DeskWebinar> {
  const { db, clock } = context;
  const { body, webinar: slug } = call;
  const row = await findOwnClass(db, call);
  const site = await getMailSite(context, row.lms_id);
  await db.transaction().execute(async (trx) => {
    const before = await readDeskWebinar(trx, row, slug);
    const after = await trx
      .updateTable("webinars")
      .set({ ...toColumns(body), version: body.version + 1 })
      .where("lms_id", "=", row.lms_id)
      .where("class_id", "=", row.id)
      .where("slug", "=", slug)
      .where("version", "=", body.version)
      .returningAll()
      .executeTakeFirst();
    if (!after) throw new ApiError(409, STALE_MESSAGE);
    const isMoved = before.startAt !== body.startAt || before.durationMin !== body.durationMin;
    const isOver = body.startAt + body.durationMin * MINUTE_MS <= clock();
    if (isMoved && !isOver) await notifyMoved(context, trx, { row: after, site });
  });
  return readDeskWebinar(db, row, slug);
}
