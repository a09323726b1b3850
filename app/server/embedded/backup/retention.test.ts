import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { findExpiredBackups, findPartialBackups, getBackupName } from "./retention";

/** 02.00 WIB. */
const getNight = (day: number) => Date.UTC(2026, 7, 31, 19) - day * DAY_MS;

test("findExpiredBackups keeps nightly backups of seven days, four weeks and six months, and all manual ones", () => {
  const names = Array.from({ length: 400 }, (_, day) => getBackupName("nightly", getNight(day)));
  const manual = [getBackupName("pendopo", getNight(300)), "notes.txt", `${names[9]}.part`];
  const expired = new Set(findExpiredBackups([...names, ...manual]));
  const kept = names.filter((name) => !expired.has(name));

  expect(kept.map((name) => name.slice(8, 16))).toEqual([
    // Names are in UTC; in Jakarta the first is 1 September.
    "20260831",
    "20260830",
    "20260829",
    "20260828",
    "20260827",
    "20260826",
    "20260825",
    "20260822",
    "20260815",
    "20260730",
    "20260629",
    "20260530",
    "20260429",
  ]);
  expect(manual.filter((name) => expired.has(name))).toEqual([]);
});

test("findExpiredBackups keeps the same backups if it runs every night", () => {
  let names: string[] = [];
  for (let day = 400; day >= 0; day--) {
    names.push(getBackupName("nightly", getNight(day)));
    const expired = findExpiredBackups(names);
    names = names.filter((name) => !expired.includes(name));
  }
  expect(names).toHaveLength(13);
});

test("findPartialBackups returns leftovers of interrupted runs, not of a running one", () => {
  const [old, manual, current] = [
    getBackupName("nightly", getNight(1)),
    getBackupName("pendopo", getNight(1)),
    getBackupName("nightly", getNight(0)),
  ];
  const names = [
    old,
    `${old}.part`,
    `${old}.rows-Ab12Cd`,
    `${current}.part`,
    `${current}.rows-Ab12Cd`,
    `${manual}.part`,
    "notes.part",
  ];

  expect(findPartialBackups(names, getNight(0) + HOUR_MS)).toEqual([
    `${old}.part`,
    `${old}.rows-Ab12Cd`,
    `${manual}.part`,
  ]);
});
