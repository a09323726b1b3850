import { expect, test } from "vitest";
import { renderMarkup } from "./simple-markup";

test("renderMarkup renders paragraphs, headings, lists and quotes", () => {
  const text =
    "\nSatu\nbaris.\n\n## Judul\n\n- a\n- b\n\n1. x\n2. y\n\n> kata\n> lagi\n\n- bukan daftar\nseluruhnya\n";
  expect(renderMarkup(text, "s")).toBe(
    "<p>Satu baris.</p><h2>Judul</h2><ul><li>a</li><li>b</li></ul><ol><li>x</li><li>y</li></ol><blockquote>kata lagi</blockquote><p>- bukan daftar seluruhnya</p>",
  );
});

test("renderMarkup numbers pictures across blocks", () => {
  expect(renderMarkup("! Pertama\n\nLalu\n\n! Kedua", "album")).toBe(
    '<figure><img src="/cover/post/album-1.svg" alt="" width="1200" height="675" /><figcaption>Pertama</figcaption></figure><p>Lalu</p>' +
      '<figure><img src="/cover/post/album-2.svg" alt="" width="1200" height="675" /><figcaption>Kedua</figcaption></figure>',
  );
});
