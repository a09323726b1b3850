import { expect, test } from "vitest";
import { toSiteHref } from "./site-href";

const context = {
  site: { origin: "https://belajar.example", isIndexable: true },
  url: new URL("https://www.belajar.example/Donation"),
};

test.each([
  ["https://belajar.example/Bayar/1?a=b#c", "/Bayar/1?a=b#c"],
  ["https://www.belajar.example/Bayar/1", "/Bayar/1"],
  ["/Bayar/1", "/Bayar/1"],
  ["https://gateway.example/pay/1", "https://gateway.example/pay/1"],
  ["https://belajar.example:8443/pay", "https://belajar.example:8443/pay"],
])("toSiteHref turns %s into %s", (address, href) => {
  expect(toSiteHref(context, address)).toBe(href);
});
