import { expect, test } from "vitest";
import { createSealer } from "./sealed";

const OLD = "o".repeat(32);
const NEW = "n".repeat(32);

test("what is sealed opens again, and only for its purpose", async () => {
  const sealer = createSealer([NEW]);
  const sealed = await sealer.seal("receipt", "isi");
  expect(sealed).not.toContain("isi");
  expect(await sealer.open("receipt", sealed)).toBe("isi");
  expect(await sealer.open("session", sealed)).toBeNull();
});

test("an altered text does not open", async () => {
  const sealer = createSealer([NEW]);
  const sealed = await sealer.seal("receipt", "isi");
  for (let at = 0; at < sealed.length; at++) {
    const altered = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    // The last character of a part may hold unused bits: then it is the same text.
    const opened = await sealer.open("receipt", altered);
    if (opened !== null)
      expect(Buffer.from(altered.split(".").at(-1) ?? "", "base64url")).toEqual(Buffer.from(sealed.split(".").at(-1) ?? "", "base64url"));
  }
  expect(await sealer.open("receipt", "rubbish")).toBeNull();
});

test("a rotated key still opens what the old one sealed", async () => {
  const sealed = await createSealer([OLD]).seal("receipt", "isi");
  expect(await createSealer([NEW, OLD]).open("receipt", sealed)).toBe("isi");
  expect(await createSealer([NEW]).open("receipt", sealed)).toBeNull();
});
