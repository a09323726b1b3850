import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";
import { appointmentFormSchema } from "./schema";

/** A day that is not a Sunday, some days ahead. */
function day(ahead: number): string {
  const at = Date.now() + ahead * DAY_MS;
  return new Date(at + WIB_OFFSET_MS).getUTCDay() === 0
    ? formatIsoDate(at + DAY_MS)
    : formatIsoDate(at);
}

function submit(changes: Record<string, string>) {
  const form = new FormData();
  const fields = {
    name: "Sri Wahyuni",
    email: "Sri@Example.id",
    phone: "0812-3456-7890",
    institution: "SMK Negeri 1 Contoh",
    segment: "school",
    topic: "Kelas untuk guru",
    preferredDate: day(10),
    slot: "11.00",
    message: "",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema: appointmentFormSchema });
}

const errorsOf = (changes: Record<string, string>) => submit(changes).reply().error;

test("a valid form becomes the host's request", () => {
  const submission = submit({});
  expect(submission.status === "success" && submission.value).toMatchObject({
    email: "sri@example.id",
    phone: "+6281234567890",
    preferredDate: day(10),
    message: "",
  });
});

test.each(["/", "-", "."])(
  "a typed date with the separator %s is accepted, for text browsers without a date field",
  (mark) => {
    const [year, month, date] = day(10).split("-");
    const submission = submit({ preferredDate: [Number(date), Number(month), year].join(mark) });
    expect(submission.status === "success" && submission.value.preferredDate).toBe(day(10));
  },
);

test.each([
  ["", "Pilih tanggal pertemuan"],
  ["besok", "Tulis tanggal pertemuan seperti 31/12/2026"],
  ["31/02/2027", "Tulis tanggal pertemuan seperti 31/12/2026"],
  [formatIsoDate(Date.now()), "Tanggal pertemuan paling cepat besok"],
  [
    formatIsoDate(Date.now() + 62 * DAY_MS),
    "Tanggal pertemuan paling lambat 60 hari dari sekarang",
  ],
])("the date %j is rejected with a message", (preferredDate, message) => {
  expect(errorsOf({ preferredDate })).toEqual({ preferredDate: [message] });
});

test("every invalid field is reported at once, and submitted values are returned", () => {
  const changes = { name: "", phone: "12345", segment: "palsu", preferredDate: "2020-01-01" };
  expect(Object.keys(errorsOf(changes) ?? {}).sort()).toEqual([
    "name",
    "phone",
    "preferredDate",
    "segment",
  ]);
  expect(submit(changes).payload).toMatchObject({ phone: "12345", email: "Sri@Example.id" });
});
