import { expect, test } from "vitest";
import { describe as shorten } from "./seo";

test("[TTL4] a description is cut to 20 words and an ellipsis, without markup", () => {
  const words = Array.from({ length: 25 }, (_, at) => `kata${at + 1}`);
  expect(shorten(`<p>${words.join(" ")}</p>`)).toBe(`${words.slice(0, 20).join(" ")}…`);
});

test("[TTL4] up to 20 words there is no ellipsis", () => {
  const words = Array.from({ length: 20 }, () => "kata").join(" ");
  expect(shorten(words)).toBe(words);
});
