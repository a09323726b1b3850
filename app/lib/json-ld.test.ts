import { expect, test } from "vitest";
import { createBreadcrumbsJsonLd, createItemListJsonLd } from "./json-ld";

test("createBreadcrumbsJsonLd starts at the home page and has absolute URLs", () => {
  expect(
    createBreadcrumbsJsonLd("https://main.example", [{ name: "Kelas", href: "/Class" }]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: "Beranda", item: "https://main.example/" },
      { position: 2, name: "Kelas", item: "https://main.example/Class" },
    ],
  });
});

test("createItemListJsonLd lists items in order", () => {
  expect(
    createItemListJsonLd("https://main.example", [{ name: "Web", href: "/Class/web" }]),
  ).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 1, name: "Web", url: "https://main.example/Class/web" }],
  });
});
