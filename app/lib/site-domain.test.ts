import { expect, test } from "vitest";
import { toDomain } from "./site-domain";

test.each([
  ["sekolah.sch.id", "sekolah.sch.id"],
  [" https://Belajar.Sekolah.SCH.id/beranda?x=1 ", "belajar.sekolah.sch.id"],
  ["sekolah.sch.id:8080", "sekolah.sch.id"],
  ["sekolah.sch.id.", "sekolah.sch.id"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["sekolah", null],
  ["10.0.0.1", null],
  ["[::1]", null],
  ["-a.example", null],
  ["a b.example", null],
  ["javascript:alert(1)", null],
  ["", null],
])("toDomain reads %j as %j", (text, domain) => {
  expect(toDomain(text)).toBe(domain);
});
