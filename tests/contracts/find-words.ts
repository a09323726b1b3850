import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Backend } from "./backend";

/** Every row of the database that holds one of the words, as text. */
export async function findRows({ database: { db } }: Backend, words: readonly string[]) {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    for (const row of rows) {
      const line = `${name} ${JSON.stringify(Object.entries(row).sort())}`;
      if (words.some((word) => line.toLowerCase().includes(word.toLowerCase()))) found.push(line);
    }
  }
  return found.sort();
}

/** Paths of the stored files whose name or content holds one of the words. */
export function findFiles({ context: { dataDir } }: Backend, words: readonly string[]): string[] {
  const folder = join(dataDir, "files");
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => {
    const isFile = statSync(join(folder, path)).isFile();
    const text = path + (isFile ? readFileSync(join(folder, path), "latin1") : "");
    return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  });
}
