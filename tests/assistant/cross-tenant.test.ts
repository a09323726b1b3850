import { afterAll, beforeAll, expect, test } from "vitest";
import { classPath, postPath } from "~/lib/content-paths";
import { composeAnswer } from "~/server/embedded/assistant/compose-answer";
import { retrieve } from "~/server/embedded/assistant/retrieve";
import { findIndex } from "~/server/embedded/search/find-index";
import { pageDocuments } from "~/server/embedded/search/page-documents";
import { passagesOf, sentencesOf } from "~/server/embedded/search/passages";
import { inParallel } from "../guards/person";
import { type DemoSite, openDemoSite } from "./demo-site";

/** Distinct questions, each asked of a tenant that has nothing of it. */
const QUESTIONS = 1_000;
/** Of them through the whole host, its stream and its database. */
const THROUGH_HOST = 40;
const SHORTEST_SENTENCE = 40;

interface Content {
  /** `address title` of what stands in its own rows. */
  pages: Set<string>;
  /** What somebody could ask by: titles, headings, names. */
  names: Set<string>;
  /** Sentences long enough to be nobody else's by chance. */
  sentences: Set<string>;
}

let site: DemoSite;
const contents = new Map<string, Content>();
beforeAll(async () => {
  site = await openDemoSite();
  const { db } = site.context;
  const [posts, classes, mentors, companies, jobs] = await Promise.all([
    db.selectFrom("posts").selectAll().execute(),
    db.selectFrom("classes").selectAll().execute(),
    db.selectFrom("mentors").select(["lms_id", "name"]).execute(),
    db.selectFrom("companies").selectAll().execute(),
    db.selectFrom("jobs").select(["lms_id", "title", "summary"]).execute(),
  ]);
  const of = (lmsId: string): Content => {
    const known = contents.get(lmsId) ?? { pages: new Set(), names: new Set(), sentences: new Set() };
    contents.set(lmsId, known);
    return known;
  };
  const addText = ({ sentences }: Content, text: string) => {
    for (const sentence of sentencesOf(text)) if (sentence.length >= SHORTEST_SENTENCE) sentences.add(sentence);
  };
  for (const { lms_id, kind_slug: kindSlug, id, slug, title, summary, content, author } of posts) {
    const own = of(lms_id);
    own.pages.add(`${postPath({ kindSlug, id, slug })} ${title}`);
    for (const name of [title, author]) own.names.add(name);
    addText(own, summary);
    for (const { heading, text } of passagesOf(content)) {
      if (heading) own.names.add(heading);
      addText(own, text);
    }
  }
  for (const row of classes) {
    const own = of(row.lms_id);
    own.pages.add(`${classPath(row)} ${row.name}`);
    own.names.add(row.name);
    addText(own, row.summary);
    for (const { text } of passagesOf(row.description)) addText(own, text);
  }
  for (const { lms_id, slug, name, summary } of companies) {
    const own = of(lms_id);
    own.pages.add(`/Career/${slug} Lowongan di ${name}`);
    own.names.add(name);
    addText(own, summary);
  }
  for (const { lms_id, name } of mentors) of(lms_id).names.add(name);
  for (const { lms_id, title, summary } of jobs) {
    of(lms_id).names.add(title);
    addText(of(lms_id), summary);
  }
});
afterAll(() => site?.close());

/** What others have and the tenant has not. */
function foreign(lmsId: string, what: keyof Content): Set<string> {
  const own = contents.get(lmsId)?.[what];
  return new Set([...contents.values()].flatMap((content) => [...content[what]]).filter((one) => !own?.has(one)));
}

const FORMS = [
  (name: string) => name,
  (name: string) => `Apa itu ${name}?`,
  (name: string) => `ceritakan tentang ${name} dong`,
  (name: string) => `Kapan ${name} dimulai dan berapa biayanya?`,
  (name: string) => `Siapa ${name}?`,
];

/** The same each time: every so-manieth name of each tenant's others, in turning forms. */
function questions(): { lmsId: string; ask: string }[] {
  const all = [...contents.keys()].sort().flatMap((lmsId) => {
    const names = [...foreign(lmsId, "names")].sort();
    return names.map((name, at) => ({ lmsId, ask: (FORMS[at % FORMS.length] ?? String)(name) }));
  });
  const step = Math.floor(all.length / QUESTIONS);
  return all.filter((_, at) => at % step === 0).slice(0, QUESTIONS);
}

interface Bounds {
  /** `address title` of the tenant's own pages, with those that every tenant has. */
  allowed: Set<string>;
  forbidden: Set<string>;
}

const bounds = new Map<string, Bounds>();
async function boundsOf(lmsId: string): Promise<Bounds> {
  const known = bounds.get(lmsId);
  if (known) return known;
  const everywhere = (await pageDocuments(site.context, lmsId)).map(({ url, title }) => `${url} ${title}`);
  const allowed = new Set([...(contents.get(lmsId)?.pages ?? []), ...everywhere, "/Class Daftar kelas"]);
  const made = { allowed, forbidden: foreign(lmsId, "sentences") };
  bounds.set(lmsId, made);
  return made;
}

/** What in an answer is not the tenant's. */
function strangeIn({ allowed, forbidden }: Bounds, text: string, links: readonly { url: string; title: string }[]): string[] {
  const quoted = [...text.matchAll(/“([^”]+)/g)].flatMap(([, quote = ""]) => sentencesOf(quote));
  return [
    ...links.map(({ url, title }) => `${url} ${title}`).filter((link) => !allowed.has(link)),
    ...quoted.filter((sentence) => forbidden.has(sentence)),
  ];
}

test("nothing of another tenant is quoted or linked in a thousand questions made of others' titles, headings and names", async () => {
  const asked = questions();
  expect(asked).toHaveLength(QUESTIONS);
  expect(new Set(asked.map(({ lmsId }) => lmsId)).size).toBeGreaterThanOrEqual(20);
  const strange: string[] = [];
  for (const { lmsId, ask } of asked) {
    const index = await findIndex(site.context, lmsId);
    const pages = retrieve(index, ask, []);
    const { text, sources } = composeAnswer({ question: ask, pages, index, siteName: lmsId });
    strange.push(...strangeIn(await boundsOf(lmsId), text, sources).map((one) => `${lmsId} ${ask}: ${one}`));
  }
  expect(strange).toEqual([]);
});

test("nor through the host and its stream, nor where somebody searches", async () => {
  const asked = questions();
  const some = asked.filter((_, at) => at % (QUESTIONS / THROUGH_HOST) === 0);
  const strange: string[] = [];
  // A tenant after the other: more indexes than are kept would be built again and again.
  await inParallel(
    some.toSorted((one, other) => (one.lmsId < other.lmsId ? -1 : 1)),
    2,
    async ({ lmsId, ask }) => {
      const tenant = lmsId.replace("lms-", "");
      const { text, sources } = await site.ask(tenant, ask);
      strange.push(...strangeIn(await boundsOf(lmsId), text, sources));
      const { data } = await site.desk(tenant).search({ query: { q: ask.slice(0, 200), perPage: 100 } });
      strange.push(...strangeIn(await boundsOf(lmsId), data.items.map(({ excerpt }) => `“${excerpt}”`).join(" "), data.items));
    },
  );
  expect(some).toHaveLength(THROUGH_HOST);
  expect(strange).toEqual([]);
});

test("the check itself finds what is another's", async () => {
  const own = await boundsOf("lms-coffee");
  const [sentence = ""] = own.forbidden;
  const [name = ""] = foreign("lms-coffee", "pages");
  expect(strangeIn(own, `“${sentence}”`, [{ url: name, title: "" }])).toHaveLength(2);
});
