import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { findCanonical, readText } from "./page-text";

let app: DemoSourceApp;
beforeAll(async () => {
  app = await startDemoSourceApp();
});
afterAll(() => app.close());

const findCode = (html: string) => /Kode kelas<\/dt><dd[^>]*>([A-Z0-9]{6})</.exec(html)?.[1] ?? "";

describe("/Overview", () => {
  test("[RTE14] [PRE6] shows a class by code or slug, and asks for a code without one", async () => {
    const guest = new TestBrowser(app.url);
    const code = findCode((await guest.get("/Class/pemrograman-web-dasar")).text);

    for (const name of [code, code.toLowerCase(), "pemrograman-web-dasar"]) {
      const { status, text } = await guest.get(`/Overview/${name}`);

      expect(status, name).toBe(200);
      expect(readText(text), name).toContain("Pemrograman Web Dasar");
      expect(findCanonical(text)).toBe("/Class/pemrograman-web-dasar");
    }
    const form = await guest.get("/Overview");
    expect(form.status).toBe(200);
    expect(form.text).toContain('name="code"');
    expect((await guest.get(`/Overview?code=${code}`)).location).toBe(`/Overview/${code}`);
    expect((await guest.get("/Overview/TIDAK1")).status).toBe(404);
  });
});

describe("/Pesilat", () => {
  test("[TEN8] [TEN9] is the program's site on a main domain, in its own layout", async () => {
    const guest = new TestBrowser(app.url);

    const program = await guest.get("/Pesilat");
    const own = await new TestBrowser(app.url, "pesilat").get("/Pesilat");

    expect(program.status).toBe(200);
    expect(program.text).toContain("<title>Pesilat</title>");
    expect(readText(program.text)).toContain("dari sabuk putih sampai sabuk hitam");
    expect(program.text).not.toContain('class="teeth text-sun"');
    expect((await guest.get("/About")).text).toContain('class="teeth text-sun"');
    expect(own.status).toBe(200);
    expect(findCanonical(program.text)).toBe(findCanonical(own.text));
  });

  test("[RTE14] lists the program's classes without a code, and keeps visitors below its path", async () => {
    const guest = new TestBrowser(app.url);

    const list = await guest.get("/Pesilat/Class");
    const links = [...list.text.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);

    expect(list.status).toBe(200);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) {
      expect(href).toMatch(/^\/Pesilat\/Class\/[A-Z0-9]{6}$/);
      const { status, text } = await guest.get(href ?? "");

      expect(status).toBe(200);
      // Chapters are on the program's own domain.
      expect(text).not.toContain('href="/Courses/');
      expect(findCanonical(text)).toMatch(/^\/Class\//);
    }
    expect((await guest.get("/Pesilat/Class/TIDAK1")).status).toBe(404);
  });
});
