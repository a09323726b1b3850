import { describe, expect, test } from "vitest";
import { splitAlbum, toFigures } from "./album-content";

const ADDRESS = "/Berkas/0123456789abcdef0123456789abcdef";
const PICTURES = [
  { address: ADDRESS, alt: 'Anak <b> & "tertawa"', caption: "5 > 4 & 'ya'" },
  { address: "/cover/post/album-2.svg", alt: "", caption: "" },
  { address: "https://gambar.example/a.png?x=1&y=2", alt: "Luar", caption: "Dari luar" },
];

describe("splitAlbum", () => {
  test("takes out of a text what toFigures put into it", () => {
    const html = `<p>Awal</p>\n${toFigures(PICTURES)}<p>Akhir</p>`;

    expect(splitAlbum(html)).toEqual({ text: "<p>Awal</p>\n<p>Akhir</p>", pictures: PICTURES });
  });

  test.each([
    "<figure><table><tbody><tr><td>1</td></tr></tbody></table></figure>",
    '<figure><img src="/a.svg" alt="A" /><figcaption>Dengan <em>tekanan</em></figcaption></figure>',
    '<p><img src="/a.svg" alt="A" /></p>',
  ])("leaves %s in the text", (html) => {
    expect(splitAlbum(html)).toEqual({ text: html, pictures: [] });
  });
});
