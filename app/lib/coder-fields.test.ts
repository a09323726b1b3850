import { expect, test } from "vitest";
import { getAge, getCoderErrors } from "./coder-fields";

const now = Date.parse("2026-11-21T16:59:00Z");
const guardian = { name: "Ibu Sari", phone: "+6281234567890", consent: true as const };

test("age is counted by birthdays in WIB", () => {
  expect(getAge("2008-11-21", now)).toBe(18);
  expect(getAge("2008-11-22", now)).toBe(17);
  expect(getAge("2008-11-22", now + 120_000)).toBe(18);
});

test("coder fields require a guardian's consent under 18 and an age from 6 to 100", () => {
  expect(getCoderErrors({ birthDate: "2010-01-01", guardian: null }, now)).toHaveProperty([
    "guardian.name",
  ]);
  expect(getCoderErrors({ birthDate: "2010-01-01", guardian }, now)).toEqual({});
  expect(getCoderErrors({ birthDate: "2000-01-01", guardian: null }, now)).toEqual({});
  for (const birthDate of ["2024-01-01", "2030-01-01", "1900-01-01"])
    expect(getCoderErrors({ birthDate, guardian }, now)).toEqual({
      birthDate: "Periksa kembali tanggal lahir",
    });
});
