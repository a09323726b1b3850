import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { SettingError } from "../../env";
import { createTenants } from "./migrations/0001-tenants";
import { createPeople } from "./migrations/0002-people";
import { createClasses } from "./migrations/0003-classes";
import { createPosts } from "./migrations/0004-posts";
import { createAppointments } from "./migrations/0005-appointments";
import { createCore } from "./migrations/0006-core";
import { createPayouts } from "./migrations/0007-payouts";
import { createPayments } from "./migrations/0008-payments";
import { createAccounts } from "./migrations/0009-accounts";
import { createPrograms } from "./migrations/0010-programs";
import { createAssistant } from "./migrations/0011-assistant";
import { createFiles } from "./migrations/0012-files";
import { createLearning } from "./migrations/0013-learning";
import { addPayoutLines } from "./migrations/0014-payout-lines";
import { addOrderOffers } from "./migrations/0015-order-offers";
import { addClassUpdates } from "./migrations/0016-class-updates";
import { dropPayoutLines } from "./migrations/0017-drop-payout-lines";
import { addSignUpBrowsers } from "./migrations/0019-sign-up-browsers";
import { createReturnedMoney } from "./migrations/0020-returned-money";
import { markUnkeyedAuditLog } from "./migrations/0021-audit-key";
import { addClassStaff } from "./migrations/0022-class-staff";
import { extendLessons } from "./migrations/0024-lessons";
import { addQuizSheets } from "./migrations/0025-quiz-sheets";
import { addPlaces } from "./migrations/0026-places";
import { extendLearningHome } from "./migrations/0027-learning-home";
import { addBankClasses } from "./migrations/0028-bank-classes";
import { createAssignments } from "./migrations/0029-assignments";
import { extendPrograms } from "./migrations/0030-programs";
import { addNotices } from "./migrations/0031-notices";
import { addVouchers } from "./migrations/0032-vouchers";
import { indexGrowth } from "./migrations/0033-growth";
import { indexLists } from "./migrations/0034-lists";
import { addSettingVersions } from "./migrations/0035-setting-versions";
import { addDomainClaims } from "./migrations/0036-domain-claims";
import { createInbox } from "./migrations/0037-inbox";
import { addPictures } from "./migrations/0040-pictures";
import { addContentDesk } from "./migrations/0041-content-desk";
import { addAuditVerifications } from "./migrations/0043-audit-verifications";
import { addClassDesk } from "./migrations/0044-class-desk";
import { addSyllabusDesk } from "./migrations/0045-syllabus-desk";
import { extendPeople } from "./migrations/0046-people";
import { createSecondFactors } from "./migrations/0047-second-factors";
import { createTenantSuspensions } from "./migrations/0048-tenant-suspensions";
import { addOperations } from "./migrations/0050-operations";
import { createCampaigns } from "./migrations/0051-campaigns";
import { createReconciliations } from "./migrations/0052-reconciliations";
import { addAuditRedactions } from "./migrations/0054-audit-redactions";
import { addErasures } from "./migrations/0055-erasures";
import { addClassReviews } from "./migrations/0056-class-reviews";
import { addProgramDesk } from "./migrations/0057-program-desk";
import { addDesks } from "./migrations/0058-desks";
import { createVisitorMessages } from "./migrations/0059-visitor-messages";
import { indexApplications } from "./migrations/0060-application-age";
import { indexTeamInbox } from "./migrations/0061-team-inbox";
import { addChapterFiles } from "./migrations/0062-chapter-files";
import { createFestival } from "./migrations/0063-festival";
import { createPortfolios } from "./migrations/0063-portfolios";
import { addExportsAndNews } from "./migrations/0064-exports-and-news";
import { addFirstPublications } from "./migrations/0065-first-publications";
import { createPlans } from "./migrations/0068-plans";
import { indexPortfolioClients } from "./migrations/0070-portfolio-clients";
import { addPaymentAmountIndexes } from "./migrations/0072-payment-amounts";
import { createDdl, type Ddl, type Dialect } from "./migrations/ddl";
import type { Schema } from "./schema/schema";

/**
 * In execution order. Keys are recorded in every database, so released ones never change; 0006 and
 * 0010 keep their original keys although their files were renamed.
 */
const MIGRATIONS: Record<string, (ddl: Ddl) => Promise<void>> = {
  "0001-tenants": createTenants,
  "0002-people": createPeople,
  "0003-classes": createClasses,
  "0004-posts": createPosts,
  "0005-appointments": createAppointments,
  "0006-ground": createCore,
  "0007-payouts": createPayouts,
  "0008-payments": createPayments,
  "0009-accounts": createAccounts,
  "0010-programmes": createPrograms,
  "0011-assistant": createAssistant,
  "0012-files": createFiles,
  "0013-learning": createLearning,
  "0014-payout-lines": addPayoutLines,
  "0015-order-offers": addOrderOffers,
  "0016-class-updates": addClassUpdates,
  "0017-drop-payout-lines": dropPayoutLines,
  "0019-sign-up-browsers": addSignUpBrowsers,
  "0020-returned-money": createReturnedMoney,
  "0021-audit-key": markUnkeyedAuditLog,
  "0022-class-staff": addClassStaff,
  "0024-lessons": extendLessons,
  "0025-quiz-sheets": addQuizSheets,
  "0026-places": addPlaces,
  "0027-learning-home": extendLearningHome,
  "0028-bank-classes": addBankClasses,
  "0029-assignments": createAssignments,
  "0030-programs": extendPrograms,
  "0031-notices": addNotices,
  "0032-vouchers": addVouchers,
  "0033-growth": indexGrowth,
  "0034-lists": indexLists,
  "0035-setting-versions": addSettingVersions,
  "0036-domain-claims": addDomainClaims,
  "0037-inbox": createInbox,
  "0040-pictures": addPictures,
  "0041-content-desk": addContentDesk,
  "0043-audit-verifications": addAuditVerifications,
  "0044-class-desk": addClassDesk,
  "0045-syllabus-desk": addSyllabusDesk,
  "0046-people": extendPeople,
  "0047-second-factors": createSecondFactors,
  "0048-tenant-suspensions": createTenantSuspensions,
  "0050-operations": addOperations,
  "0051-campaigns": createCampaigns,
  "0052-reconciliations": createReconciliations,
  "0054-audit-redactions": addAuditRedactions,
  "0055-erasures": addErasures,
  "0056-class-reviews": addClassReviews,
  "0057-program-desk": addProgramDesk,
  "0058-desks": addDesks,
  "0059-visitor-messages": createVisitorMessages,
  "0060-application-age": indexApplications,
  "0061-team-inbox": indexTeamInbox,
  "0062-chapter-files": addChapterFiles,
  "0063-festival": createFestival,
  "0063-portfolios": createPortfolios,
  "0064-exports-and-news": addExportsAndNews,
  "0065-first-publications": addFirstPublications,
  "0068-plans": createPlans,
  "0070-portfolio-clients": indexPortfolioClients,
  "0072-payment-amounts": addPaymentAmountIndexes,
};
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

interface MigrateOptions {
  /** Last migration to run, for restoring a backup of an older release; default: all. */
  targetMigration?: string | undefined;
  /** Called before an existing database is upgraded, with its last executed migration. */
  beforeUpgrade?: ((lastMigration: string) => Promise<void>) | undefined;
}

/**
 * Migrates the database to the current schema. Concurrent instances are serialized by Kysely's lock.
 * @throws SettingError if a newer release has already migrated it
 */
export async function migrate(
  db: Kysely<Schema>,
  dialect: Dialect,
  { targetMigration, beforeUpgrade }: MigrateOptions = {},
): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (database: Kysely<unknown>) => up(createDdl(dialect, database)) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  const lastExecuted = known.findLast(({ executedAt }) => executedAt)?.name;
  if (lastExecuted && lastExecuted !== known.at(-1)?.name) await beforeUpgrade?.(lastExecuted);
  const { error, results } = targetMigration
    ? await migrator.migrateTo(targetMigration)
    : await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  if (!failed && /corrupted migrations/.test(String(error))) {
    throw new SettingError(
      "The database was migrated by a newer release of Pendopo; start that release, or restore a backup.",
    );
  }
  throw new Error(`Database migration failed${failed ? ` (${failed})` : ""}.`, {
    cause: error,
  });
}
