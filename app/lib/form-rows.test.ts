import { expect, test } from "vitest";
import { addRow, changeRows, removeRow, rowsIn } from "./form-rows";

test("the rows of a list, as a form sends none, one and several", () => {
  expect([rowsIn(undefined), rowsIn("IPA"), rowsIn(["IPA", undefined, "IPS"])]).toEqual([[], ["IPA"], ["IPA", "", "IPS"]]);
});

test("[XJS1] a button adds a row at the end, up to the most there may be", () => {
  expect(changeRows({}, addRow("others"), "others", 2)).toEqual({ values: { others: [""] }, at: 0 });
  expect(changeRows({ others: "IPA" }, addRow("others"), "others", 2)).toEqual({ values: { others: ["IPA", ""] }, at: 1 });
  expect(changeRows({ others: ["IPA", "IPS"] }, addRow("others"), "others", 2)).toEqual({ values: { others: ["IPA", "IPS"] }, at: 1 });
});

test("[XJS1] a button removes its own row and leaves what was written in the others", () => {
  const sent = { others: ["IPA", "", "IPS"] };
  expect(changeRows(sent, removeRow("others", 1), "others", 5)).toEqual({ values: { others: ["IPA", "IPS"] }, at: 0 });
  expect(changeRows(sent, removeRow("others", 0), "others", 5)).toEqual({ values: { others: ["", "IPS"] }, at: 0 });
});

test.each([null, "", "simpan", "tambah.majors", "hapus.others.3", "hapus.others.-1", "hapus.others.0.1", "tambah.__proto__"])(
  "%j is no button of the list",
  (intent) => expect(changeRows({ others: ["IPA", "IPS", "Bahasa"] }, intent, "others", 5)).toBeNull(),
);
