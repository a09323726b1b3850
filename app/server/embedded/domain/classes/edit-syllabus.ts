import type { SyllabusEdit } from "~/lib/syllabus-fields";
import { ApiError } from "../../../hosts/host-handler";
import type { DeskSyllabus } from "../../../hosts/learning/syllabus-desk";
import { type HostContext, notFound, STALE_MESSAGE } from "../../kit/context";
import { findFreeSlug, toSlug } from "../../kit/text";
import { storeProgress } from "../learning/stored-progress";
import { addChapter, removeChapter, restoreChapter } from "./edit-chapters";
import { finishLearners } from "./finish-learners";
import { type ClassCall, findOwnClass } from "./own-class";
import { listChapters, listModules, readDeskSyllabus, type SyllabusChange } from "./syllabus-desk";

type EditCall = ClassCall & { version: number; edit: SyllabusEdit };

/**
 * Makes one change to the syllabus. Learners who have done all that is left get their certificate.
 * @throws ApiError 403, 404, 409 for a stale version, or a module that still has chapters
 */
export async function editSyllabus(context: HostContext, call: EditCall): Promise<DeskSyllabus> {
  const { version, edit } = call;
  return context.db.transaction().execute(async (trx) => {
    const row = await findOwnClass(trx, call);
    const now = context.clock();
    const { numUpdatedRows } = await trx
      .updateTable("classes")
      .set({ syllabus_version: version + 1, updated_at: now })
      .where("lms_id", "=", row.lms_id)
      .where("id", "=", row.id)
      .where("syllabus_version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
    await applyEdit({ trx, row, now }, edit);
    if (edit.kind === "removeChapter" || edit.kind === "restoreChapter")
      await storeProgress(trx, { tenantId: row.lms_id, classId: row.id });
    if (edit.kind === "removeChapter") await finishLearners(context, trx, row);
    return readDeskSyllabus(trx, { ...row, syllabus_version: version + 1 });
  });
}

function applyEdit(change: SyllabusChange, edit: SyllabusEdit): Promise<void> {
  switch (edit.kind) {
    case "addModule":
      return addModule(change, edit.title);
    case "renameModule":
      return renameModule(change, edit);
    case "moveModule":
      return moveModule(change, edit);
    case "removeModule":
      return removeModule(change, edit.module);
    case "addChapter":
      return addChapter(change, edit);
    case "moveChapter":
      return moveChapter(change, edit);
    case "removeChapter":
      return removeChapter(change, edit);
    case "restoreChapter":
      return restoreChapter(change, edit);
  }
}

async function addModule({ trx, row }: SyllabusChange, title: string): Promise<void> {
  const modules = await listModules(trx, row);
  const slug = findFreeSlug(toSlug(title), new Set(modules.map((module) => module.slug)));
  const sort = Math.max(0, ...modules.map((module) => module.sort)) + 1;
  await trx
    .insertInto("class_modules")
    .values({ lms_id: row.lms_id, class_id: row.id, slug, title, sort })
    .execute();
}

const updateModule = ({ trx, row }: SyllabusChange, slug: string) =>
  trx
    .updateTable("class_modules")
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("slug", "=", slug);

async function renameModule(
  change: SyllabusChange,
  { module, title }: { module: string; title: string },
): Promise<void> {
  const { numUpdatedRows } = await updateModule(change, module).set({ title }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Modul");
}

/** Swaps an item with its neighbour; past either end nothing changes. @throws ApiError 404 */
function swap<Item extends { slug: string }>(
  items: readonly Item[],
  { slug, by, what }: { slug: string; by: number; what: string },
): Item[] {
  const from = items.findIndex((item) => item.slug === slug);
  if (from < 0) throw notFound(what);
  const to = from + by;
  const moved = [...items];
  if (to < 0 || to >= items.length) return moved;
  [moved[from], moved[to]] = [items[to] as Item, items[from] as Item];
  return moved;
}

async function moveModule(
  change: SyllabusChange,
  { module, by }: { module: string; by: number },
): Promise<void> {
  const modules = await listModules(change.trx, change.row);
  const order = swap(modules, { slug: module, by, what: "Modul" });
  for (const [index, { slug }] of order.entries())
    await updateModule(change, slug)
      .set({ sort: index + 1 })
      .execute();
}

async function moveChapter(
  { trx, row }: SyllabusChange,
  { module, chapter, by }: { module: string; chapter: string; by: number },
): Promise<void> {
  const chapters = await listChapters(trx, row);
  const own = chapters.filter((item) => item.module_slug === module && item.archived_at === null);
  const order = swap(own, { slug: chapter, by, what: "Bab" });
  for (const [index, { slug }] of order.entries())
    await trx
      .updateTable("class_chapters")
      .set({ sort: index + 1 })
      .where("lms_id", "=", row.lms_id)
      .where("class_id", "=", row.id)
      .where("module_slug", "=", module)
      .where("slug", "=", slug)
      .execute();
}

const HAS_CHAPTERS_MESSAGE = "Modul ini masih berisi bab. Hapus babnya dahulu";
const HAS_ARCHIVE_MESSAGE =
  "Modul ini menyimpan bab terarsip dengan kemajuan peserta. Ubah namanya bila perlu";

/** @throws ApiError 404, 409 unless it is empty */
async function removeModule({ trx, row }: SyllabusChange, slug: string): Promise<void> {
  const chapters = await listChapters(trx, row);
  const own = chapters.filter((chapter) => chapter.module_slug === slug);
  if (own.some((chapter) => chapter.archived_at === null))
    throw new ApiError(409, HAS_CHAPTERS_MESSAGE);
  if (own.length > 0) throw new ApiError(409, HAS_ARCHIVE_MESSAGE);
  const { numDeletedRows } = await trx
    .deleteFrom("class_modules")
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Modul");
}
