import { expect, test } from "vitest";
import { getPasswordError } from "./common-passwords";

const getErrorOf = (password: string) =>
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
])("getPasswordError rejects the common password %s", (password) => {
  expect(getErrorOf(password)).toBe("Kata sandi ini terlalu umum, pilih yang lain");
});

test.each(["aaaaaaaaaa", "1212121212", "abababab12"])(
  "getPasswordError rejects %s for too few different characters",
  (password) => {
    expect(getErrorOf(password)).toMatch(/terlalu sederhana/);
  },
);

test.each(["sari.lestari@sekolah.example", "SariLestari12", "saridewi1!"])(
  "getPasswordError rejects %s, which contains the user's name or email",
  (password) => {
    expect(getErrorOf(password)).toBe("Kata sandi tidak boleh berupa nama atau email Anda");
  },
);

test.each(["kuda lumping biru", "Sari-suka-gerimis", "x9!fJq-2vLmA", "kopi hitam tanpa gula"])(
  "getPasswordError accepts %s",
  (password) => {
    expect(getErrorOf(password)).toBeNull();
  },
);
