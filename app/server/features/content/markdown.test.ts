import { describe, expect, test } from "vitest";
import { toHtml, toMarkdown } from "./markdown";

const ADDRESS = "/Berkas/0123456789abcdef0123456789abcdef";
const DOCUMENT = `## Pembuka

Teks **tebal**, *miring*, ~~coret~~, \`kode\`, dan [tautan](https://contoh.example/a).

-   satu
-   dua

1.  pertama
2.  kedua

> Kutipan

![Kelas \\[1\\]](${ADDRESS})

![Luar](https://gambar.example/a.png)

---

Baris penutup.`;

describe("toHtml", () => {
  test("renders Markdown without scripts, handlers and first-level headings", () => {
    const html = toHtml(
      '# Judul\n\n<script>x()</script>\n\n<b onclick="x()">A</b> [b](javascript:x())',
    );
    expect(html).toContain("<h2>Judul</h2>");
    expect(html).not.toMatch(/script|onclick/);
  });

  test("scales uploaded pictures by the image route", () => {
    expect(toHtml(`![Kelas](${ADDRESS})`)).toBe(
      `<p><img src="/_ipx/w_1024,f_webp${ADDRESS}" alt="Kelas" /></p>`,
    );
  });
});

describe("toMarkdown", () => {
  test("returns what was written, also after several rounds", () => {
    const once = toMarkdown(toHtml(DOCUMENT));
    expect(once).toBe(DOCUMENT);
    expect(toHtml(toMarkdown(toHtml(once)))).toBe(toHtml(DOCUMENT));
  });

  test.each([
    "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
    '<figure><img src="/cover/post/a.svg" alt="" /><figcaption>Foto</figcaption></figure>',
    "<p>H<sub>2</sub>O</p>",
  ])("keeps %s through a round", (html) => {
    expect(toHtml(toMarkdown(html)).replace(/\n/g, "")).toBe(html);
  });
});
