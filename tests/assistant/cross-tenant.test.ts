import { afterAll, beforeAll, expect, test } from "vitest";
import { classPath, FESTIVAL_CLASS_SLUG, FESTIVAL_PATH, postPath } from "~/lib/paths";
import { portfolioPath } from "~/lib/portfolio-fields";
import { composeAnswer } from "~/server/embedded/domain/assistant/compose-answer";
import { retrievePages } from "~/server/embedded/domain/assistant/retrieve";
import { getSiteIndex } from "~/server/embedded/domain/search/index-cache";
import { getPageDocuments } from "~/server/embedded/domain/search/page-documents";
import { splitPassages, splitSentences } from "~/server/embedded/domain/search/passages";
import { mapConcurrently } from "../guards/test-browser";
import { type DemoHosts, openDemoHosts } from "./demo-hosts";

/** Distinct questions, each about content that the asked tenant does not have. */
const QUESTION_COUNT = 1_000;
/** Questions that go through the host, its stream and its database. */
const HOST_QUESTION_COUNT = 40;
const MIN_SENTENCE_LENGTH = 40;

interface Content {
  /** `url title` of the tenant's own rows. */
  pages: Set<string>;
  /** Titles, headings and names to ask about. */
  names: Set<string>;
  /** Sentences long enough not to occur in two tenants by chance. */
  sentences: Set<string>;
}

let site: DemoHosts;
const contents = new Map<string, Content>();
beforeAll(async () => {
  site = await openDemoHosts();
  const { db } = site.context;
  const [posts, classes, mentors, companies, jobs, portfolios, plans] = await Promise.all([
    db.selectFrom("posts").selectAll().execute(),
    db.selectFrom("classes").selectAll().execute(),
    db.selectFrom("mentors").select(["lms_id", "name"]).execute(),
    db.selectFrom("companies").selectAll().execute(),
    db.selectFrom("jobs").select(["lms_id", "title", "summary"]).execute(),
    db.selectFrom("portfolios").selectAll().execute(),
    db.selectFrom("plans").select(["lms_id", "name", "audience"]).execute(),
  ]);
  const getContent = (tenantId: string): Content => {
    const known = contents.get(tenantId) ?? {
      pages: new Set(),
      names: new Set(),
      sentences: new Set(),
    };
    contents.set(tenantId, known);
    return known;
  };
  const addText = ({ sentences }: Content, text: string) => {
    for (const sentence of splitSentences(text))
      if (sentence.length >= MIN_SENTENCE_LENGTH) sentences.add(sentence);
  };
  for (const { lms_id, kind_slug: kindSlug, id, slug, title, summary, content, author } of posts) {
    const own = getContent(lms_id);
    own.pages.add(`${postPath({ kindSlug, id, slug })} ${title}`);
    for (const name of [title, author]) own.names.add(name);
    addText(own, summary);
    for (const { heading, text } of splitPassages(content)) {
      if (heading) own.names.add(heading);
      addText(own, text);
    }
  }
  for (const row of classes) {
    const own = getContent(row.lms_id);
    own.pages.add(`${classPath(row)} ${row.name}`);
    own.names.add(row.name);
    addText(own, row.summary);
    for (const { text } of splitPassages(row.description)) addText(own, text);
    if (row.slug === FESTIVAL_CLASS_SLUG) own.pages.add(`${FESTIVAL_PATH} ${row.name}`);
  }
  for (const { lms_id, kind, slug, title, client_name, summary } of portfolios) {
    const own = getContent(lms_id);
    own.pages.add(`${portfolioPath(kind, slug)} ${title}`);
    for (const name of [title, client_name]) own.names.add(name);
    addText(own, summary);
  }
  for (const { lms_id, name, audience } of plans) {
    getContent(lms_id).names.add(name);
    addText(getContent(lms_id), audience);
  }
  for (const { lms_id, slug, name, summary } of companies) {
    const own = getContent(lms_id);
    own.pages.add(`/Career/${slug} Lowongan di ${name}`);
    own.names.add(name);
    addText(own, summary);
  }
  for (const { lms_id, name } of mentors) getContent(lms_id).names.add(name);
  for (const { lms_id, title, summary } of jobs) {
    getContent(lms_id).names.add(title);
    addText(getContent(lms_id), summary);
  }
});
afterAll(() => site?.close());

/** Content of other tenants that the tenant does not have. */
function listForeignContent(tenantId: string, what: keyof Content): Set<string> {
  const own = contents.get(tenantId)?.[what];
  return new Set(
    [...contents.values()].flatMap((content) => [...content[what]]).filter((one) => !own?.has(one)),
  );
}

const QUESTION_TEMPLATES = [
  (name: string) => name,
  (name: string) => `Apa itu ${name}?`,
  (name: string) => `ceritakan tentang ${name} dong`,
  (name: string) => `Kapan ${name} dimulai dan berapa biayanya?`,
  (name: string) => `Siapa ${name}?`,
];

/** Deterministic: every n-th foreign name of each tenant, in alternating templates. */
function createQuestions(): { tenantId: string; ask: string }[] {
  const candidates = [...contents.keys()].sort().flatMap((tenantId) => {
    const names = [...listForeignContent(tenantId, "names")].sort();
    return names.map((name, at) => ({
      tenantId,
      ask: (QUESTION_TEMPLATES[at % QUESTION_TEMPLATES.length] ?? String)(name),
    }));
  });
  const step = Math.floor(candidates.length / QUESTION_COUNT);
  return candidates.filter((_, at) => at % step === 0).slice(0, QUESTION_COUNT);
}

/** Lists of records, titled alike on every tenant. */
const LIST_PAGES = [
  "/Class Daftar kelas",
  "/Clients Klien",
  "/Mentor Mentor",
  "/Network Jaringan",
  "/Pricing Harga",
];

interface Bounds {
  /** `url title` of the tenant's own pages and of those that every tenant has. */
  allowed: Set<string>;
  forbidden: Set<string>;
}

const bounds = new Map<string, Bounds>();
async function getBounds(tenantId: string): Promise<Bounds> {
  const known = bounds.get(tenantId);
  if (known) return known;
  const commonPages = (await getPageDocuments(site.context, tenantId)).map(
    ({ url, title }) => `${url} ${title}`,
  );
  const allowed = new Set([
    ...(contents.get(tenantId)?.pages ?? []),
    ...commonPages,
    ...LIST_PAGES,
  ]);
  const created = { allowed, forbidden: listForeignContent(tenantId, "sentences") };
  bounds.set(tenantId, created);
  return created;
}

/** Links and quotes of an answer that do not belong to the tenant. */
function findForeignContent(
  { allowed, forbidden }: Bounds,
  text: string,
  links: readonly { url: string; title: string }[],
): string[] {
  const quoted = [...text.matchAll(/“([^”]+)/g)].flatMap(([, quote = ""]) => splitSentences(quote));
  return [
    ...links.map(({ url, title }) => `${url} ${title}`).filter((link) => !allowed.has(link)),
    ...quoted.filter((sentence) => forbidden.has(sentence)),
  ];
}

test("a thousand questions about other tenants' content quote and link nothing of theirs", async () => {
  const questions = createQuestions();

  expect(questions).toHaveLength(QUESTION_COUNT);
  expect(new Set(questions.map(({ tenantId }) => tenantId)).size).toBeGreaterThanOrEqual(20);

  const strange: string[] = [];
  for (const { tenantId, ask } of questions) {
    const index = await getSiteIndex(site.context, tenantId);
    const pages = retrievePages(index, ask, []);
    const { text, sources } = composeAnswer({ question: ask, pages, index, siteName: tenantId });
    strange.push(
      ...findForeignContent(await getBounds(tenantId), text, sources).map(
        (one) => `${tenantId} ${ask}: ${one}`,
      ),
    );
  }

  expect(strange).toEqual([]);
});

test("the host's stream and the site's search return nothing of other tenants", async () => {
  const questions = createQuestions();
  const some = questions.filter((_, at) => at % (QUESTION_COUNT / HOST_QUESTION_COUNT) === 0);
  const strange: string[] = [];
  // A tenant after the other: more indexes than are kept would be built again and again.
  await mapConcurrently(
    some.toSorted((one, other) => (one.tenantId < other.tenantId ? -1 : 1)),
    2,
    async ({ tenantId, ask }) => {
      const tenant = tenantId.replace("lms-", "");
      const { text, sources } = await site.ask(tenant, ask);
      strange.push(...findForeignContent(await getBounds(tenantId), text, sources));
      const { data } = await site
        .getAdmin(tenant)
        .search({ query: { q: ask.slice(0, 200), perPage: 100 } });
      strange.push(
        ...findForeignContent(
          await getBounds(tenantId),
          data.items.map(({ excerpt }) => `“${excerpt}”`).join(" "),
          data.items,
        ),
      );
    },
  );

  expect(some).toHaveLength(HOST_QUESTION_COUNT);
  expect(strange).toEqual([]);
});

test("the check detects content of another tenant", async () => {
  const own = await getBounds("lms-coffee");
  const [sentence = ""] = own.forbidden;
  const [name = ""] = listForeignContent("lms-coffee", "pages");
  expect(findForeignContent(own, `“${sentence}”`, [{ url: name, title: "" }])).toHaveLength(2);
});
