import { expect, test } from "vitest";
import { appointmentFields, getAppointmentDateError } from "./appointment";

const SATURDAY = Date.parse("2026-11-21T10:00:00+07:00");

test("getAppointmentDateError accepts 1 to 60 days ahead and rejects Sundays", () => {
  expect(getAppointmentDateError("2026-11-21", SATURDAY)).toBe(
    "Tanggal pertemuan paling cepat besok",
  );
  expect(getAppointmentDateError("2026-11-22", SATURDAY)).toBe(
    "Kami tidak menerima pertemuan pada hari Minggu",
  );
  expect(getAppointmentDateError("2026-11-23", SATURDAY)).toBeNull();
  expect(getAppointmentDateError("2027-01-20", SATURDAY)).toBeNull();
  expect(getAppointmentDateError("2027-01-21", SATURDAY)).toBe(
    "Tanggal pertemuan paling lambat 60 hari dari sekarang",
  );
});

test("getAppointmentDateError counts days in WIB", () => {
  const justAfterMidnight = Date.parse("2026-11-23T00:30:00+07:00");
  expect(getAppointmentDateError("2026-11-23", justAfterMidnight)).toBe(
    "Tanggal pertemuan paling cepat besok",
  );
  expect(getAppointmentDateError("2026-11-24", justAfterMidnight)).toBeNull();
});

test("appointmentFields reports every missing field in Indonesian", () => {
  const { error } = appointmentFields.safeParse({});
  const fields = error?.issues.map((issue) => issue.path[0]);

  expect(fields).toEqual(["name", "email", "phone", "segment", "topic", "preferredDate", "slot"]);
  expect(error?.issues.map((issue) => issue.message).join(" ")).not.toMatch(
    /invalid|expected|required/i,
  );
});

test("appointmentFields asks institutions for their name, and individuals not", () => {
  const errorsOf = (segment: string, institution: string) =>
    appointmentFields
      .safeParse({ segment, institution })
      .error?.issues.flatMap(({ path, message }) => (path[0] === "institution" ? [message] : []));

  expect(errorsOf("other", "")).toEqual([]);
  expect(errorsOf("school", "")).toEqual(["Nama lembaga wajib diisi, 3-100 karakter"]);
  expect(errorsOf("school", "SD")).toEqual(["Nama lembaga wajib diisi, 3-100 karakter"]);
  expect(errorsOf("school", "SMK Satu")).toEqual([]);
});

test("appointmentFields normalises valid values", () => {
  const fields = appointmentFields.parse({
    name: " Sri Wahyuni ",
    email: "Sri@Example.ID",
    phone: "+62 0812-3456-7890",
    institution: "SMK Negeri 1",
    segment: "school",
    topic: "Kelas web",
    preferredDate: "2026-11-24",
    slot: "09.00",
  });

  expect(fields).toMatchObject({
    name: "Sri Wahyuni",
    email: "sri@example.id",
    phone: "+6281234567890",
    message: "",
  });
});
