import { expect, test } from "vitest";
import { classStatus } from "./class-status";

test("[CLS1] coming soon is Akan Datang, orange", () =>
  expect(classStatus("coming soon")).toEqual({ label: "Akan Datang", tone: "orange" }));
test("[CLS2] registration open is Pendaftaran Dibuka, green", () =>
  expect(classStatus("registration open")).toEqual({ label: "Pendaftaran Dibuka", tone: "green" }));
test("[CLS3] ongoing is Sedang Berlangsung, blue", () =>
  expect(classStatus("ongoing")).toEqual({ label: "Sedang Berlangsung", tone: "blue" }));
test("[CLS4] ended is Telah Selesai, red", () => expect(classStatus("ended")).toEqual({ label: "Telah Selesai", tone: "red" }));
test("[CLS5] whatever else starts soon, orange", () => {
  for (const status of ["default", "", "toString", "nonsense"])
    expect(classStatus(status)).toEqual({ label: "Segera Dimulai", tone: "orange" });
});

test("[CLS6] section 4's names are the same two statuses", () => {
  expect(classStatus("on registration")).toEqual(classStatus("registration open"));
  expect(classStatus("Started")).toEqual(classStatus("ongoing"));
});
