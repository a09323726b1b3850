import { expect, test } from "vitest";
import {
  ACCOUNT_TABLES,
  PERSONAL_TABLES,
  PUBLIC_NAMES,
  STAFF_NAMES,
} from "~/server/embedded/domain/personal-data/personal-tables";
import { describeEachBackend } from "./backend";

/** Columns that tell who a person is. */
const PERSONAL = /^(?:user_id|email|phone|by_name|actor_name)$|_email$|_phone$|_by_name$|^author/;

/** Columns outside of the lists, and what an erasure does with them. */
const EXPLAINED: Record<string, string> = {
  "audit_log.actor_name": "redacted row by row, because of the chain",
  "erasures.user_id": "the erasure itself, deleted last",
  "mentors.user_id": "emptied with the profile",
  "posts.author_id": "emptied, the post stays",
  "users.email": "replaced with the account's other words",
};

describeEachBackend((site) => {
  test("every column that names a person is part of an erasure, or left out for a reason", async () => {
    const tables = await site().database.db.introspection.getTables();
    const columns = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => PERSONAL.test(column.name))
        .map((column) => `${name}.${column.name}`),
    );
    const whole = new Set<string>([
      ...PERSONAL_TABLES.map(({ table }) => table),
      ...ACCOUNT_TABLES,
    ]);
    const names = new Set(
      [...STAFF_NAMES, ...PUBLIC_NAMES].map(([table, name]) => `${table}.${name}`),
    );
    const left = columns.filter((column) => {
      const [table = "", name = ""] = column.split(".");
      const isName = /name$|^author/.test(name);
      return !(isName ? names.has(column) || whole.has(table) : whole.has(table));
    });

    expect(left.filter((column) => !(column in EXPLAINED)).toSorted()).toEqual([]);
    expect(Object.keys(EXPLAINED).filter((column) => !left.includes(column))).toEqual([]);
  });
});
