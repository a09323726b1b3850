import { expect, test } from "vitest";
import { breadcrumbsJsonLd, itemListJsonLd } from "./json-ld";

test("the way to a page begins at home and has absolute addresses", () => {
  expect(breadcrumbsJsonLd("https://main.example", [{ name: "Kelas", href: "/Class" }])).toMatchObject({
    itemListElement: [
      { position: 1, name: "Beranda", item: "https://main.example/" },
      { position: 2, name: "Kelas", item: "https://main.example/Class" },
    ],
  });
});

test("a list names its records in order", () => {
  expect(itemListJsonLd("https://main.example", [{ name: "Web", href: "/Class/web" }])).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 1, name: "Web", url: "https://main.example/Class/web" }],
  });
});
