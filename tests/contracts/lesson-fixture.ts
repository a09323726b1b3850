import type { HostContext } from "~/server/embedded/kit/context";
import { TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";

/** The class "web": html (tag, which is free; tautan), css (warna; the quiz latihan). */
export async function seedLessons(db: HostContext["db"]): Promise<void> {
  const classKey = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
  await db
    .insertInto("classes")
    .values(createClassRow(TENANT_ID, "web", { open: -1, close: 1 }))
    .execute();
  await db
    .insertInto("class_modules")
    .values([
      { ...classKey, slug: "css", title: "CSS", sort: 2 },
      { ...classKey, slug: "html", title: "HTML", sort: 1 },
    ])
    .execute();
  const chapter = { ...classKey, type: "text" as const, minutes: 12, free: 0 };
  await db
    .insertInto("class_chapters")
    .values([
      { ...chapter, module_slug: "html", slug: "tautan", title: "Tautan", sort: 2 },
      { ...chapter, module_slug: "html", slug: "tag", title: "Tag", sort: 1, free: 1 },
      { ...chapter, module_slug: "css", slug: "warna", title: "Warna", sort: 1 },
      { ...chapter, module_slug: "css", slug: "latihan", title: "Latihan", sort: 2, type: "quiz" },
    ])
    .execute();
  await db
    .insertInto("chapter_contents")
    .values({
      ...classKey,
      module_slug: "html",
      chapter_slug: "tag",
      body: "<p>Isi tag</p>",
      poster: null,
      media: null,
      audio: null,
      quiz_id: null,
      language: null,
      starter: null,
      tests: null,
      version: 1,
      updated_at: 1,
    })
    .execute();
}
