import {
  getFileId,
  getMediaKind,
  MEDIA_KINDS,
  MEDIA_SLOTS,
  type MediaSlot,
  toFileAddress,
} from "~/lib/media-fields";
import { ApiError } from "../../../hosts/host-handler";
import type { ChapterType } from "../../../hosts/services/classes";
import { type Queryable, validationError } from "../../kit/context";
import type { ClassRow } from "../learning/class-access";
import { claimNewFile } from "./files";

type Addresses = Record<MediaSlot, string | null>;

/** The chapter that shows a file; undefined while none does. */
export function findChapterOfFile(
  db: Queryable,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<{ class: string; module: string; chapter: string } | undefined> {
  const address = toFileAddress(id);
  return db
    .selectFrom("chapter_contents as t")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "t.lms_id").onRef("c.id", "=", "t.class_id"),
    )
    .select(["c.slug as class", "t.module_slug as module", "t.chapter_slug as chapter"])
    .where("t.lms_id", "=", tenantId)
    .where((eb) =>
      eb.or([
        eb("t.media", "=", address),
        eb("t.audio", "=", address),
        eb("t.captions", "=", address),
      ]),
    )
    .executeTakeFirst();
}

/** Name and size of a chapter's own files. */
export async function readChapterFiles(
  db: Queryable,
  tenantId: string,
  content: Addresses | undefined,
): Promise<Record<MediaSlot, { name: string; bytes: number } | null>> {
  const ids = MEDIA_SLOTS.flatMap((slot) => getFileId(content?.[slot]) ?? []);
  const files =
    ids.length === 0
      ? []
      : await db
          .selectFrom("files")
          .select(["id", "name", "bytes"])
          .where("lms_id", "=", tenantId)
          .where("id", "in", ids)
          .where("deleted_at", "is", null)
          .execute();
  const find = (slot: MediaSlot) => {
    const file = files.find(({ id }) => id === getFileId(content?.[slot]));
    return file ? { name: file.name, bytes: file.bytes } : null;
  };
  return { media: find("media"), audio: find("audio"), captions: find("captions") };
}

interface Replacement {
  tenantId: string;
  type: ChapterType;
  before: Addresses | undefined;
  after: Addresses;
  now: number;
}

/**
 * Claims the files that a chapter shows from now on and discards those that it did. A file belongs to one chapter:
 * otherwise a free chapter could open the files of another class.
 * @throws ApiError 422 for a file that is gone, in use, or of another kind
 */
export async function replaceChapterFiles(
  trx: Queryable,
  { tenantId, type, before, after, now }: Replacement,
): Promise<void> {
  for (const slot of MEDIA_SLOTS) {
    const id = getFileId(after[slot]);
    if (!id || after[slot] === before?.[slot]) continue;
    const purpose = getMediaKind(type, slot);
    const unusable = () => validationError({ [`${slot}File.file`]: GONE_MESSAGE });
    if (!purpose) throw unusable();
    await claimNewFile(trx, { tenantId, id, purpose, now }).catch((error: unknown) => {
      throw error instanceof ApiError ? unusable() : error;
    });
  }
  const kept = MEDIA_SLOTS.map((slot) => after[slot]);
  const dropped = MEDIA_SLOTS.map((slot) => before?.[slot]).filter(
    (address) => address && !kept.includes(address),
  );
  await discardMedia(trx, { tenantId, addresses: dropped, now });
}

const GONE_MESSAGE = "Berkas ini sudah tidak tersimpan, pilih lagi";

/** Discards the files of a chapter that is about to be deleted. */
export async function discardChapterFiles(
  trx: Queryable,
  { row, module, chapter, now }: { row: ClassRow; module: string; chapter: string; now: number },
): Promise<void> {
  const content = await trx
    .selectFrom("chapter_contents")
    .select(MEDIA_SLOTS)
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("module_slug", "=", module)
    .where("chapter_slug", "=", chapter)
    .executeTakeFirst();
  const addresses = MEDIA_SLOTS.map((slot) => content?.[slot]);
  await discardMedia(trx, { tenantId: row.lms_id, addresses, now });
}

/** Marks files as deleted; the sweep deletes their bytes. Public pictures may be shown elsewhere, so they stay. */
async function discardMedia(
  trx: Queryable,
  {
    tenantId,
    addresses,
    now,
  }: { tenantId: string; addresses: readonly (string | null | undefined)[]; now: number },
): Promise<void> {
  const ids = addresses.flatMap((address) => getFileId(address) ?? []);
  if (ids.length === 0) return;
  await trx
    .updateTable("files")
    .set({ deleted_at: now })
    .where("lms_id", "=", tenantId)
    .where("id", "in", ids)
    .where("purpose", "in", MEDIA_KINDS)
    .where("deleted_at", "is", null)
    .execute();
}
