import { describe, expect, test } from "vitest";
import { pictureField, toPicture } from "./picture-fields";

const ADDRESS = "/Berkas/0123456789abcdef0123456789abcdef";
const readErrors = (fields: object) =>
  pictureField.safeParse(fields).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("pictureField", () => {
  test("requires a description with a picture, new or saved", () => {
    expect(readErrors({ file: new File(["x"], "a.jpg") })).toEqual(["alt"]);
    expect(readErrors({ address: ADDRESS, alt: "  " })).toEqual(["alt"]);
  });

  test("requires none without a picture", () => {
    expect(readErrors({ file: new File([], "") })).toEqual([]);
    expect(readErrors({ address: ADDRESS, removed: "on" })).toEqual([]);
    expect(pictureField.safeParse(undefined).success).toBe(true);
  });

  test.each(["javascript:alert(1)", "//evil.example/a.jpg", "data:image/png;base64,x"])(
    "rejects the address %s",
    (address) => expect(readErrors({ address, alt: "Kelas" })).toEqual(["address"]),
  );
});

test("toPicture returns the saved picture unless it was removed", () => {
  const saved = pictureField.parse({ address: ADDRESS, alt: " Kelas di Bandung " });
  expect(toPicture(saved)).toEqual({ address: ADDRESS, alt: "Kelas di Bandung" });
  expect(toPicture(pictureField.parse({ address: ADDRESS, removed: "on" }))).toBeNull();
});
