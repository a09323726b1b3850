import { describe, expect, test } from "vitest";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import { TEXT_LIMITS } from "../../../hosts/services/post-schemas";
import * as content from "./index";

const SLUG = /^[a-z0-9-]{3,96}$/;
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe("seed content", () => {
  test("there are at least forty classes and thirty blog posts", () => {
    expect(content.classes.length).toBeGreaterThanOrEqual(40);
    expect(content.posts.filter(({ kind }) => kind === "blog")).toHaveLength(30);
  });

  test("slugs, codes and domains are well-formed and unique", () => {
    for (const list of [content.classes, content.posts, content.mentors, content.webinars]) {
      const slugs = list.map(({ slug }) => slug);
      expect(unique(slugs)).toBe(true);
      for (const slug of slugs) expect(slug).toMatch(SLUG);
    }
    expect(unique(content.classes.map(({ code }) => code))).toBe(true);
    for (const { code } of content.classes) expect(code).toMatch(/^[A-Z0-9]{6}$/);
    expect(unique(content.tenants.flatMap(({ domains }) => domains))).toBe(true);
  });

  test("all referenced tenants, categories and mentors exist", () => {
    const keys = new Set(content.tenants.map(({ key }) => key));
    const categories = new Set(content.categories.map(({ slug }) => slug));
    const mentors = new Set(content.mentors.map(({ slug }) => slug));

    for (const { tenants } of [...content.classes, ...content.posts, ...content.webinars])
      for (const tenant of tenants) expect(keys).toContain(tenant);
    for (const { category } of content.posts) if (category) expect(categories).toContain(category);
    for (const { mentors: names } of content.classes)
      for (const name of names) expect(mentors).toContain(name);
  });

  test("all tenants but the one in maintenance set isMaintenance to false", () => {
    const silent = content.tenants
      .filter(({ setting }) => setting.isMaintenance !== false)
      .map(({ key }) => key);

    expect(silent).toEqual(["perbaikan"]);
  });

  test("post bodies are sanitized and within the limits [ENT22]", () => {
    for (const { content: body, tags } of content.posts) {
      expect(sanitizeEditorHtml(body)).toBe(body);
      expect(body.length).toBeLessThanOrEqual(TEXT_LIMITS.full);
      for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(TEXT_LIMITS.short);
    }
    for (const { description } of content.classes)
      expect(sanitizeEditorHtml(description)).toBe(description);
  });
});
