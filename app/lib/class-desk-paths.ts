import { learnersPath } from "./paths";

export const STAFF_CLASSES_PATH = "/Dashboard/Kelas";
export const NEW_CLASS_PATH = `${STAFF_CLASSES_PATH}/Baru`;

/** The form of a class, and how its page will look; for its staff. */
export const editClassPath = (slug: string) => `${learnersPath(slug)}/Ubah`;
export const classPreviewPath = (slug: string) => `${learnersPath(slug)}/Pratinjau`;

/** A webinar of a class, for its staff. */
export const newWebinarPath = (slug: string) => `${learnersPath(slug)}/Webinar`;
export const editWebinarPath = (slug: string, webinar: string) =>
  `${newWebinarPath(slug)}/${encodeURIComponent(webinar)}`;

/** Modules and chapters of a class, and one chapter. */
export const syllabusPath = (slug: string) => `${learnersPath(slug)}/Silabus`;
export const editChapterPath = (slug: string, chapter: { module: string; slug: string }) =>
  `${syllabusPath(slug)}/${encodeURIComponent(chapter.module)}/${encodeURIComponent(chapter.slug)}`;
