import type { HostContext } from "../../kit/context";
import { readSettings } from "../tenants/settings";
import type { SearchDocument } from "./search-document";
import { STATIC_PAGES } from "./static-pages";

/** The pages of every tenant, and the home page as its settings describe it. */
export async function getPageDocuments(
  { db }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const { title, meta } = await readSettings(db, tenantId);
  const home: SearchDocument = {
    type: "page",
    kind: null,
    title,
    url: "/",
    summary: meta.description ?? "",
    publishedAt: null,
    keywords: `beranda ${meta.keywords ?? ""}`,
    passages: [],
  };
  const pages = STATIC_PAGES.map(
    ({ title: name, url, summary, keywords, sections }): SearchDocument => ({
      type: "page",
      kind: null,
      title: name,
      url,
      summary,
      keywords,
      publishedAt: null,
      passages: sections.map(([heading, text]) => ({
        heading,
        text: text.replaceAll("{situs}", title),
      })),
    }),
  );
  return [home, ...pages];
}

export async function getSettingsVersion({ db }: HostContext, tenantId: string): Promise<unknown> {
  return db
    .selectFrom("settings")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("newest")])
    .where("lms_id", "=", tenantId)
    .executeTakeFirst();
}
