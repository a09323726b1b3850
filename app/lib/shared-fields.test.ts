import { expect, test } from "vitest";
import { schoolFields } from "./school-fields";
import { personNameField, withoutAddress } from "./shared-fields";
import { teamFields } from "./team-fields";

const isName = (value: string) => personNameField.safeParse(value).success;

test.each([
  "Rina Dewanti, S.Pd., M.Kom.",
  "Drs. H. Budi Santoso, M.Si",
  "R.A. Kartini",
  "Muh. Idris",
  "Sri Wahyuni, S.Com",
])("personNameField accepts %s", (name) => expect(isName(name)).toBe(true));

test.each(["Buka evil.example", "www.jahat", "klaim-hadiah.my.id", "Promo bit.ly"])(
  "personNameField rejects the address in %s",
  (name) => expect(isName(name)).toBe(false),
);

test.each([
  "SMK Harapan buka https://evil.example/klaim",
  "SMK Harapan (evil.example)",
  "SMK jahat.co.id",
])("names of schools and teams reject %s", (name) => {
  const messages = [schoolFields, teamFields].map((schema) =>
    (schema.safeParse({ name, teamName: name.slice(0, 31) }).error?.issues ?? [])
      .filter(({ path }) => ["name", "teamName"].includes(String(path[0])))
      .map(({ message }) => message),
  );
  expect(messages[0]).toEqual(["Nama sekolah tidak boleh berisi alamat situs"]);
});

test("withoutAddress accepts usual names of schools", () => {
  const field = withoutAddress(personNameField, "Nama sekolah");
  for (const name of ["SMK St. Yosef", "SMK Taruna Bangsa, Kab. Bandung", "MAN Insan Cendekia"])
    expect(field.safeParse(name).success).toBe(true);
});
