import type { HostUser } from "../../../hosts/host-handler";
import type { Lesson } from "../../../hosts/learning/lessons";
import { notFound, type Queryable } from "../../kit/context";
import { type ClassRow, findClass, isClassStaff, isEnrolled } from "./class-access";
import { findChapter, type LessonPlace, type OutlineChapter, readOutline } from "./outline";
import { readDoneChapters } from "./progress";

export interface OutlineQuery {
  tenantId: string;
  /** Slug or code. */
  class: string;
  user: HostUser | null;
}

/** A chapter with what the user may do with it. @throws ApiError 404 */
export async function findOpenChapter(
  db: Queryable,
  place: LessonPlace & { user: HostUser | null },
) {
  const found = await readClassOutline(db, place);
  const index = findChapter(found.outline, place);
  const chapter = found.outline[index] as OutlineChapter;
  const access: Lesson["access"] = found.access ?? (chapter.isFree ? "free" : "locked");
  return { ...found, index, chapter, access };
}

/** The outline of a class with the user's progress and role in it. @throws ApiError 404 */
export async function readClassOutline(db: Queryable, { tenantId, user, ...query }: OutlineQuery) {
  const row = await findClass(db, tenantId, query.class);
  const key = { tenantId: row.lms_id, classId: row.id };
  const [outline, done, access] = await Promise.all([
    readOutline(db, key),
    user ? readDoneChapters(db, { ...key, userId: user.id }) : new Set<string>(),
    user ? getMemberAccess(db, row, user) : null,
  ]);
  if (row.publication === "draft" && access !== "staff") throw notFound("Kelas");
  return { row, outline, done, access };
}

async function getMemberAccess(
  db: Queryable,
  row: ClassRow,
  user: HostUser,
): Promise<"enrolled" | "staff" | null> {
  const [enrolled, staff] = await Promise.all([
    isEnrolled(db, row, user.id),
    isClassStaff(db, row, user),
  ]);
  if (enrolled) return "enrolled";
  return staff ? "staff" : null;
}
