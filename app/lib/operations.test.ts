import { expect, test } from "vitest";
import { formatBytes, formatDuration, redactCause } from "./operations";

test.each([
  [0, "0 ms"],
  [-40, "0 ms"],
  [850.4, "850 ms"],
  [2_000, "2 detik"],
  [2_345, "2,3 detik"],
  [45_400, "45 detik"],
  [300_000, "5 menit"],
  [7_200_000, "2 jam"],
])("formatDuration writes %d ms as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  [0, "0 byte"],
  [1_023, "1023 byte"],
  [1_024, "1 KB"],
  [1_536, "1,5 KB"],
  [1_500_000_000, "1,4 GB"],
  [250 * 1_048_576, "250 MB"],
])("formatBytes writes %d as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  ["getaddrinfo ENOTFOUND api.example", "getaddrinfo ENOTFOUND api.example"],
  ["connect ECONNREFUSED 127.0.0.1:4000", "connect ECONNREFUSED …:4000"],
  ["https://user:secret@api.example/x", "https://…@api.example/x"],
  ["https://api.example/x?token=abc", "https://api.example/x?…"],
  ["550 no mailbox <sri.wahyuni@akun.example>", "550 no mailbox <…@…>"],
  ["bearer eyJhbGciOiJIUzI1NiIsInR5cCI6", "bearer …"],
  ["account 1234567890 rejected", "account … rejected"],
])("redactCause of %j is %j", (cause, text) => {
  expect(redactCause(cause)).toBe(text);
});
