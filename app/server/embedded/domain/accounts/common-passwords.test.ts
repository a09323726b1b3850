import { expect, test } from "vitest";
import { getPasswordError } from "./common-passwords";

const getError = (password: string) =>
  getPasswordError(password, "Sari Dewi Lestari", "sari.lestari@sekolah.example");

test.each([
  "password123",
  "Password123",
  "PASSWORD123!",
  "1234567890",
  "qwertyuiop",
  "bismillah123",
  "sdfghjklzx",
  "9876543210",
])("%s is common", (password) => {
  expect(getError(password)).toBe("Kata sandi ini terlalu umum, pilih yang lain");
});

test.each(["aaaaaaaaaa", "1212121212", "abababab12"])(
  "%s has too few different letters",
  (password) => {
    expect(getError(password)).toMatch(/terlalu sederhana/);
  },
);

test.each(["sari.lestari@sekolah.example", "SariLestari12", "saridewi1!"])(
  "%s is the person's own name",
  (password) => {
    expect(getError(password)).toBe("Kata sandi tidak boleh berupa nama atau email Anda");
  },
);

test.each(["kuda lumping biru", "Sari-suka-gerimis", "x9!fJq-2vLmA", "kopi hitam tanpa gula"])(
  "%s will do",
  (password) => {
    expect(getError(password)).toBeNull();
  },
);
