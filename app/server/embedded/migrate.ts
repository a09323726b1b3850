import { type Kysely, type Migration, Migrator } from "kysely";
import { SettingError } from "../env";
import { createTenants } from "./migrations/0001-tenants";
import { createPeople } from "./migrations/0002-people";
import { createClasses } from "./migrations/0003-classes";
import { createPosts } from "./migrations/0004-posts";
import { createAppointments } from "./migrations/0005-appointments";
import { createGround } from "./migrations/0006-ground";
import { createPayouts } from "./migrations/0007-payouts";
import { createPayments } from "./migrations/0008-payments";
import { createAccounts } from "./migrations/0009-accounts";
import { createProgrammes } from "./migrations/0010-programmes";
import { createAssistant } from "./migrations/0011-assistant";
import { createFiles } from "./migrations/0012-files";
import { createLearning } from "./migrations/0013-learning";
import { addPayoutLines } from "./migrations/0014-payout-lines";
import { type Ddl, type Dialect, ddlFor } from "./migrations/ddl";
import type { Schema } from "./schema/schema";

/** In the order they run. Names are kept in the database: never rename or reorder one that was released. */
const MIGRATIONS: Record<string, (ddl: Ddl) => Promise<void>> = {
  "0001-tenants": createTenants,
  "0002-people": createPeople,
  "0003-classes": createClasses,
  "0004-posts": createPosts,
  "0005-appointments": createAppointments,
  "0006-ground": createGround,
  "0007-payouts": createPayouts,
  "0008-payments": createPayments,
  "0009-accounts": createAccounts,
  "0010-programmes": createProgrammes,
  "0011-assistant": createAssistant,
  "0012-files": createFiles,
  "0013-learning": createLearning,
  "0014-payout-lines": addPayoutLines,
};
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

interface Options {
  /** The last migration that is run, for a database that a backup of an older release is loaded into; all of them without it. */
  upTo?: string | undefined;
  /** Done before a database that an older release has used is changed. @param last the migration that it stands at */
  beforeUpgrade?: ((last: string) => Promise<void>) | undefined;
}

/**
 * Brings the database to this version's schema. Several machines may do so at once on PostgreSQL: Kysely holds a lock.
 * @throws SettingError when a newer release has brought it further than this one knows
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, { upTo, beforeUpgrade }: Options = {}): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (database: Kysely<unknown>) => up(ddlFor(dialect, database)) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  const last = known.findLast(({ executedAt }) => executedAt)?.name;
  if (last && last !== known.at(-1)?.name) await beforeUpgrade?.(last);
  const { error, results } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  if (!failed && /corrupted migrations/.test(String(error))) {
    throw new SettingError("The database was brought up to date by a newer release of Pendopo; start that release, or restore a backup.");
  }
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ""}.`, { cause: error });
}
