import { expect, test } from "vitest";
import { getCities, getCityName, getProvinceName, PROVINCES, validateRegion } from "./regions";

const cities = PROVINCES.flatMap(({ id }) => getCities(id));

test("[STO19] 38 provinces, 514 regencies and cities: 416 of the first and 98 of the second", () => {
  expect([PROVINCES.length, cities.length]).toEqual([38, 514]);
  const count = (word: string) => cities.filter(({ name }) => name.startsWith(`${word} `)).length;
  expect([count("Kabupaten"), count("Kota")]).toEqual([416, 98]);
  expect(new Set(cities.map(({ id }) => id)).size).toBe(514);
});

test("each province has the ministry's number of regencies and cities", () => {
  const listed =
    "11:23 12:33 13:19 14:12 15:11 16:17 17:10 18:15 19:7 21:7 31:6 32:27 33:35 34:5 35:38 36:8 51:9 52:10 53:22 61:14 62:14 63:13 64:10 65:5 71:15 72:13 73:24 74:17 75:6 76:6 81:11 82:10 91:9 92:7 93:4 94:8 95:8 96:6";
  const counted = PROVINCES.map(({ id }) => `${id}:${getCities(id).length}`).sort();
  expect(counted.join(" ")).toBe(listed);
});

test("ids and names are the official ones", () => {
  expect([getProvinceName("31"), getProvinceName("34"), getProvinceName("00")]).toEqual([
    "DKI Jakarta",
    "DI Yogyakarta",
    "",
  ]);
  expect([getCityName("32.73"), getCityName("32.99"), getCityName("")]).toEqual([
    "Kota Bandung",
    "",
    "",
  ]);
  expect(PROVINCES[0]?.name).toBe("Aceh");
  expect(
    getCities("32").every(({ id, provinceId }) => provinceId === "32" && /^32\.\d\d$/.test(id)),
  ).toBe(true);
});

test("a city must lie in its province", () => {
  expect(validateRegion("32", "32.73")).toEqual({});
  expect(validateRegion("33", "32.73")).toEqual({ cityId: "Pilih kabupaten/kota di provinsi ini" });
  expect(validateRegion("3", "32.73")).toEqual({ provinceId: "Pilih provinsi" });
});
