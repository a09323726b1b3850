import { expect, test } from "vitest";
import { toMetaDescription } from "./seo";

test("[TTL4] toMetaDescription strips markup and cuts to 20 words with an ellipsis", () => {
  const words = Array.from({ length: 25 }, (_, index) => `kata${index + 1}`);
  expect(toMetaDescription(`<p>${words.join(" ")}</p>`)).toBe(`${words.slice(0, 20).join(" ")}…`);
});

test("[TTL4] toMetaDescription adds no ellipsis up to 20 words", () => {
  const words = Array.from({ length: 20 }, () => "kata").join(" ");
  expect(toMetaDescription(words)).toBe(words);
});
