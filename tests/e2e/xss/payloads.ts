import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Address of an attacker: any request to it counts. */
export const OUTSIDE = "https://luar.invalid";

/** Characters that a line of the list cannot hold. */
const CHARACTERS: [placeholder: string, character: string][] = [
  ["␤", "\n"],
  ["␉", "\t"],
  ["␀", "\0"],
];

/** The list's code `@@` reports its number, and its address `##` names it. */
function expand(line: string, number: number): string {
  const text = line.replaceAll("@@", `__xss(${number})`).replaceAll("##", `${OUTSIDE}/${number}`);
  return CHARACTERS.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** Every payload of `payloads.txt`, whose code calls `__xss` with its number. */
export const PAYLOADS: readonly string[] = readFileSync(
  join(import.meta.dirname, "payloads.txt"),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !/^# /.test(line))
  .map(expand);
