import { describe, expect, test } from "vitest";
import { hideAnchors, parseInline, parsePageText, parseQuestions } from "./page-text";

describe("parsePageText", () => {
  test("reads lead, headings, paragraphs and lists, also without empty lines between them", () => {
    const text =
      "Kami sekolah.\r\ndi desa.\n\n## Visi\nSatu.\n- a\n- b\nDua.\n\n## Misi {#tujuan}\n\n- c";

    const { lead, sections } = parsePageText(text);

    expect(lead).toBe("Kami sekolah. di desa.");
    expect(sections).toMatchObject([
      {
        id: "visi",
        title: "Visi",
        blocks: [
          { kind: "paragraph", text: "Satu." },
          { kind: "list", items: [{ text: "a" }, { text: "b" }] },
          { kind: "paragraph", text: "Dua." },
        ],
      },
      { id: "tujuan", title: "Misi", blocks: [{ kind: "list" }] },
    ]);
  });

  test("gives sections of the same name different anchors, and needs no heading", () => {
    expect(parsePageText("## A\nx\n\n## A\ny").sections.map(({ id }) => id)).toEqual(["a", "a-2"]);
    expect(parsePageText("Satu.\n\nDua.")).toMatchObject({
      lead: "Satu.",
      sections: [{ title: "", blocks: [{ text: "Dua." }] }],
    });
    expect(parsePageText("  \n")).toEqual({ lead: null, sections: [] });
  });
});

test("parseQuestions takes headings with an answer", () => {
  expect(parseQuestions("Pengantar\n\n## Berapa?\nGratis.\n\n## Kosong?")).toMatchObject([
    { question: "Berapa?", answer: [{ text: "Gratis." }] },
  ]);
});

describe("parseInline", () => {
  test("finds bold text and links", () => {
    expect(parseInline("a **b** [c](/Class) d")).toMatchObject([
      { text: "a " },
      { text: "b", isStrong: true },
      { text: " " },
      { text: "c", href: "/Class" },
      { text: " d" },
    ]);
  });

  test.each([
    "[x](javascript:alert)",
    "[x](//jahat.example)",
    "[x](data:text/html,1)",
    "**a",
    "[a]",
  ])("leaves %s as text", (text) => {
    expect(parseInline(text)).toEqual([{ key: 0, text }]);
  });
});

test("hideAnchors removes them from headings only", () => {
  expect(hideAnchors("## Hak Anda {#hak}\nisi {#x} di tengah")).toBe(
    "## Hak Anda\nisi {#x} di tengah",
  );
});
