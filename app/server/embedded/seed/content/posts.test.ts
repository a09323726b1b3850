import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { PORTFOLIOS } from "~/content/portfolios/portfolios";
import { POST_KINDS } from "~/lib/post-kind-slugs";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import { replaceDatePlaceholders } from "../date-placeholders";
import { categories } from "./categories";
import { classes } from "./classes";
import { posts } from "./posts";
import { tenants } from "./tenants";

const plain = (html: string) =>
  html
    .replace(/<\/(?:p|h2|li|blockquote|figcaption)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .trim();
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const ofTenant = (key: string, kind?: string) =>
  posts.filter((post) => post.tenants.includes(key) && (kind === undefined || post.kind === kind));

test("[FEA3] [FEA7] there are at least 150 posts over all ten kinds, 24 of them podcast episodes", () => {
  expect(posts.length).toBeGreaterThanOrEqual(150);
  for (const kind of POST_KINDS)
    expect([kind, posts.filter((post) => post.kind === kind).length >= 10]).toEqual([kind, true]);
  expect(posts.filter(({ kind }) => kind === "podcast")).toHaveLength(24);
});

test("every tenant has content for its pages", () => {
  for (const key of ["main", "default", "demo"])
    for (const kind of POST_KINDS)
      expect([key, kind, ofTenant(key, kind).length >= 6]).toEqual([key, kind, true]);

  for (const { key } of tenants.filter((tenant) => tenant.key !== "perbaikan")) {
    const own = ofTenant(key);
    expect([key, own.length >= 8, new Set(own.map(({ kind }) => kind)).size >= 4]).toEqual([
      key,
      true,
      true,
    ]);
  }

  const least: [tenant: string, kind: (typeof POST_KINDS)[number], count: number][] = [
    ["alpha", "news", 5],
    ["coding", "berita", 6],
    ["coding", "program", 2],
    ["coding", "gallery", 2],
    ["foundation", "blog", 10],
    ["foundation", "program", 3],
    ["innovation", "article", 6],
    ["media", "podcast", 24],
    ["media", "news", 4],
    ["personal", "podcast", 8],
    ["pesilat", "program", 2],
    ["aksara", "article", 3],
    ["scholarship", "program", 3],
    ["campaign-classroom", "news", 2],
    ["campaign-scholar", "news", 3],
    ["campaign-books", "news", 3],
  ];

  for (const [key, kind, count] of least)
    expect([key, kind, ofTenant(key, kind).length >= count]).toEqual([key, kind, true]);
});

test("articles have 250 to 600 words, learners' letters 130 to 400", () => {
  const range = { article: [250, 600], "tulisan-temans": [130, 400] } as const;
  const outside = posts.flatMap(({ kind, slug, content }) => {
    if (kind !== "article" && kind !== "tulisan-temans") return [];
    const count = wordsOf(plain(content)).length;
    return count < range[kind][0] || count > range[kind][1] ? [`${slug}: ${count}`] : [];
  });

  expect(outside).toEqual([]);
});

test("company and program descriptions are sanitized", () => {
  for (const { description } of PORTFOLIOS)
    expect(sanitizeEditorHtml(description)).toBe(description);
});

test("no sentence of eight or more words is repeated", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { slug, text } of [
    ...posts.map(({ slug, summary, content }) => ({ slug, text: `${summary}\n${plain(content)}` })),
    ...PORTFOLIOS.map(({ slug, summary, description }) => ({
      slug,
      text: `${summary}\n${plain(description)}`,
    })),
  ])
    for (const sentence of text.split(/(?<=[.!?]["”]?)\s+|\n/)) {
      const key = wordsOf(sentence.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, " ")).join(" ");
      if (key.split(" ").length < 8) continue;
      const first = seen.get(key);
      if (first !== undefined) twice.push(`${first}, ${slug}: ${sentence}`);
      seen.set(key, slug);
    }

  expect(twice).toEqual([]);
});

test("[FEA3] every episode has a small recording that matches its text", () => {
  for (const { kind, slug, title, content, audioUrl } of posts) {
    expect(audioUrl).toBe(kind === "podcast" ? `/audio/podcast/${slug}.mp3` : undefined);
    if (audioUrl === undefined) continue;
    const path = `public${audioUrl}`;
    expect(statSync(path).size).toBeLessThanOrEqual(150_000);
    const script = /<h2>Naskah<\/h2><p>([\s\S]*?)<\/p>/.exec(content)?.[1];
    const stamp = createHash("sha256").update(`${title}. ${script}`).digest("hex");
    const bytes = readFileSync(path);
    expect(bytes.subarray(0, 3).toString("latin1")).toBe("ID3");
    expect([slug, bytes.subarray(0, 600).includes(stamp)]).toEqual([slug, true]);
  }
});

test("categories and parents have the post's kind and tenants", () => {
  for (const { kind, category, parent, tenants: own } of posts) {
    if (category !== null)
      expect(categories.some((other) => other.kind === kind && other.slug === category)).toBe(true);
    if (parent === undefined) continue;
    const whole = posts.find((other) => other.kind === kind && other.slug === parent);
    for (const key of own) expect(whole?.tenants).toContain(key);
  }
});

test("links lead to existing pages on each of the post's tenants", () => {
  const kinds: Record<string, string> = {
    Articles: "article",
    News: "news",
    Berita: "berita",
    Event: "event",
    Program: "program",
    Podcasts: "podcast",
    "Tulisan-Temans": "tulisan-temans",
  };

  for (const { slug, tenants: own, content } of posts)
    for (const [, href = ""] of content.matchAll(/<a href="([^"]*)"/g)) {
      const [, section = "", target = ""] = href.split("/");
      const places =
        section === "Class"
          ? classes.filter((other) => other.slug === target)
          : posts.filter((other) => other.kind === kinds[section] && other.slug === target);
      for (const key of own)
        expect([slug, href, key, places.some((place) => place.tenants.includes(key))]).toEqual([
          slug,
          href,
          key,
          true,
        ]);
    }
});

test("braces contain only dates, and no post is published in the future", () => {
  for (const { title, summary, content, published } of posts) {
    expect(replaceDatePlaceholders(`${title}${summary}${content}`, Date.now())).not.toMatch(/[{}]/);
    expect(published.day).toBeLessThanOrEqual(0);
  }
});
