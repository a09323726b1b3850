import type { HostContext } from "../context";
import { readSetting } from "../setting-store";
import type { SearchDocument } from "./document";
import { STATIC_PAGES } from "./static-pages";

/** The pages that every tenant has, and the home page in the words of its setting. */
export async function pageDocuments({ db }: HostContext, lmsId: string): Promise<SearchDocument[]> {
  const { title, meta } = await readSetting(db, lmsId);
  const home: SearchDocument = {
    ...{ type: "page", kind: null, title, url: "/", summary: meta.description ?? "", publishedAt: null },
    keywords: `beranda ${meta.keywords ?? ""}`,
    passages: [],
  };
  const pages = STATIC_PAGES.map(
    ({ title: name, url, summary, keywords, sections }): SearchDocument => ({
      ...{ type: "page", kind: null, title: name, url, summary, keywords, publishedAt: null },
      passages: sections.map(([heading, text]) => ({ heading, text: text.replaceAll("{situs}", title) })),
    }),
  );
  return [home, ...pages];
}

export async function settingsVersion({ db }: HostContext, lmsId: string): Promise<unknown> {
  return db
    .selectFrom("settings")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("newest")])
    .where("lms_id", "=", lmsId)
    .executeTakeFirst();
}
