import { expect, test } from "vitest";
import { findExpiredBackups, findPartialBackups, getBackupName } from "./retention";

const DAY_MS = 86_400_000;
/** 02.00 WIB. */
const getNight = (day: number) => Date.UTC(2026, 7, 31, 19) - day * DAY_MS;

test("seven days, four weeks and six months of nightly backups are kept; those made by hand always", () => {
  const names = Array.from({ length: 400 }, (_, day) => getBackupName("nightly", getNight(day)));
  const byHand = [getBackupName("pendopo", getNight(300)), "notes.txt", `${names[9]}.part`];
  const gone = new Set(findExpiredBackups([...names, ...byHand]));
  const kept = names.filter((name) => !gone.has(name));
  expect(kept.map((name) => name.slice(8, 16))).toEqual([
    // The days are those of UTC in the names, but 1 September in Jakarta.
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
  expect(byHand.filter((name) => gone.has(name))).toEqual([]);
});

test("run night after night, what is needed later is still there", () => {
  let names: string[] = [];
  for (let day = 400; day >= 0; day--) {
    names.push(getBackupName("nightly", getNight(day)));
    const gone = findExpiredBackups(names);
    names = names.filter((name) => !gone.includes(name));
  }
  expect(names).toHaveLength(13);
});

test("what broke off long ago is removed, a run under way is left alone", () => {
  const [old, young] = [
    getBackupName("nightly", getNight(1)),
    getBackupName("nightly", getNight(0)),
  ];
  const names = [
    old,
    `${old}.part`,
    `${old}.rows-Ab12Cd`,
    `${young}.part`,
    `${young}.rows-Ab12Cd`,
    "notes.part",
  ];
  expect(findPartialBackups(names, getNight(0) + 3_600_000)).toEqual([
    `${old}.part`,
    `${old}.rows-Ab12Cd`,
  ]);
});
