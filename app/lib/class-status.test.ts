import { expect, test } from "vitest";
import { getClassStatus } from "./class-status";

test("[CLS1] getClassStatus shows coming soon as Akan Datang, orange", () =>
  expect(getClassStatus("coming soon")).toEqual({ label: "Akan Datang", tone: "orange" }));
test("[CLS2] getClassStatus shows registration open as Pendaftaran Dibuka, green", () =>
  expect(getClassStatus("registration open")).toEqual({
    label: "Pendaftaran Dibuka",
    tone: "green",
  }));
test("[CLS3] getClassStatus shows ongoing as Sedang Berlangsung, blue", () =>
  expect(getClassStatus("ongoing")).toEqual({ label: "Sedang Berlangsung", tone: "blue" }));
test("[CLS4] getClassStatus shows ended as Telah Selesai, red", () =>
  expect(getClassStatus("ended")).toEqual({ label: "Telah Selesai", tone: "red" }));
test("[CLS5] getClassStatus shows unknown states as Segera Dimulai, orange", () => {
  for (const status of ["default", "", "toString", "nonsense"])
    expect(getClassStatus(status)).toEqual({ label: "Segera Dimulai", tone: "orange" });
});

test("[CLS6] getClassStatus accepts on registration and started as synonyms", () => {
  expect(getClassStatus("on registration")).toEqual(getClassStatus("registration open"));
  expect(getClassStatus("Started")).toEqual(getClassStatus("ongoing"));
});
