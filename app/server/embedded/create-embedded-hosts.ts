import { decryptAppToken } from "../hosts/app-token";
import { CONTRACTS } from "../hosts/contracts";
import type { EmbeddedHosts } from "../hosts/create-hosts";
import { createHostHandler, type HostDependencies } from "../hosts/host-handler";
import type { Database } from "./database/open-database";
import { findUserByAccessToken } from "./domain/accounts/access-tokens";
import { findChatUser } from "./domain/assistant/chat-tokens";
import { findMainTenant, findTenantByDomain } from "./domain/tenants/tenant-domains";
import { createTenantLookup } from "./domain/tenants/tenant-lookup";
import { accountHandlers } from "./hosts/account";
import { adminAppointmentHandlers } from "./hosts/admin/appointments";
import { auditHandlers } from "./hosts/admin/audit";
import { campaignHandlers } from "./hosts/admin/campaigns";
import { adminCareerHandlers } from "./hosts/admin/careers";
import { contentHandlers } from "./hosts/admin/content";
import { discHandlers } from "./hosts/admin/disc";
import { adminDonationHandlers } from "./hosts/admin/donations";
import { draftHandlers } from "./hosts/admin/drafts";
import { festivalHandlers } from "./hosts/admin/festival";
import { inboxHandlers } from "./hosts/admin/inbox";
import { jobDeskHandlers } from "./hosts/admin/job-desk";
import { messageHandlers } from "./hosts/admin/messages";
import { moderationHandlers } from "./hosts/admin/moderation";
import { backupHandlers, systemHandlers } from "./hosts/admin/operations";
import { outboxHandlers } from "./hosts/admin/outbox";
import { overviewHandlers } from "./hosts/admin/overview";
import { adminPaymentHandlers } from "./hosts/admin/payments";
import { adminPayoutHandlers } from "./hosts/admin/payouts";
import { invitedPeopleHandlers, peopleHandlers, securityHandlers } from "./hosts/admin/people";
import { personalDataHandlers } from "./hosts/admin/personal-data";
import { planHandlers } from "./hosts/admin/plans";
import { portfolioHandlers } from "./hosts/admin/portfolios";
import { programDeskHandlers } from "./hosts/admin/program-desk";
import { adminProgramHandlers } from "./hosts/admin/programs";
import { reconciliationHandlers } from "./hosts/admin/reconciliations";
import { refundHandlers } from "./hosts/admin/refunds";
import type { OperationsOptions } from "./hosts/admin/request-task";
import { adminSchoolHandlers } from "./hosts/admin/schools";
import { searchHandlers } from "./hosts/admin/search";
import { setupHandlers } from "./hosts/admin/setup";
import { siteHandlers } from "./hosts/admin/site";
import { siteDomainHandlers } from "./hosts/admin/site-domains";
import { statementHandlers } from "./hosts/admin/statements";
import { tenantExportHandlers } from "./hosts/admin/tenant-exports";
import { tenantHandlers } from "./hosts/admin/tenants";
import { voucherHandlers } from "./hosts/admin/vouchers";
import { apiHandlers } from "./hosts/api";
import { assistantHandlers } from "./hosts/assistant";
import { authHandlers } from "./hosts/auth";
import { batchHandlers } from "./hosts/batch";
import { driveHandlers } from "./hosts/drive";
import { gatewayHandlers } from "./hosts/gateway";
import { agendaHandlers } from "./hosts/learning/agenda";
import { announcementHandlers } from "./hosts/learning/announcements";
import { assignmentHandlers } from "./hosts/learning/assignments";
import { bankHandlers } from "./hosts/learning/bank";
import { certificateHandlers } from "./hosts/learning/certificates";
import { classDeskHandlers } from "./hosts/learning/class-desk";
import { classInvitationHandlers } from "./hosts/learning/class-invitations";
import { enrolmentHandlers } from "./hosts/learning/enrolments";
import { lessonHandlers } from "./hosts/learning/lessons";
import { mentorProfileHandlers } from "./hosts/learning/mentor-profiles";
import { noteHandlers } from "./hosts/learning/notes";
import { noticeHandlers } from "./hosts/learning/notices";
import { placeHandlers } from "./hosts/learning/places";
import { questionHandlers } from "./hosts/learning/questions";
import { quizResultHandlers } from "./hosts/learning/quiz-results";
import { quizSettingsHandlers } from "./hosts/learning/quiz-settings";
import { quizHandlers } from "./hosts/learning/quizzes";
import { reviewHandlers } from "./hosts/learning/reviews";
import { staffClassHandlers } from "./hosts/learning/staff-classes";
import { syllabusDeskHandlers } from "./hosts/learning/syllabus-desk";
import { webinarDeskHandlers } from "./hosts/learning/webinar-desk";
import { webinarHandlers } from "./hosts/learning/webinars";
import { lmsHandlers } from "./hosts/lms";
import { mailerHandlers } from "./hosts/mailer";
import { radioHandlers } from "./hosts/radio";
import { donationHandlers } from "./hosts/records/donations";
import { submissionHandlers } from "./hosts/records/submissions";
import { appointmentHandlers } from "./hosts/services/appointments";
import { careerHandlers } from "./hosts/services/careers";
import { classHandlers } from "./hosts/services/classes";
import { invitationHandlers } from "./hosts/services/invitations";
import { olderPostHandlers } from "./hosts/services/older-posts";
import { paymentHandlers } from "./hosts/services/payments";
import { payoutHandlers } from "./hosts/services/payouts";
import { postHandlers } from "./hosts/services/posts";
import { programHandlers } from "./hosts/services/programs";
import { schoolHandlers } from "./hosts/services/schools";
import { statisticsHandlers } from "./hosts/services/statistics";
import { tokenHandlers } from "./hosts/services/tokens";
import { userHandlers } from "./hosts/services/users";
import { createSweeper } from "./jobs/sweep-expired";
import { createAppTokenStore } from "./kit/app-token-store";
import type { HostContext } from "./kit/context";
import { areEqualSecrets } from "./kit/equal-secrets";

interface EmbeddedHostsOptions extends Omit<HostContext, "db"> {
  database: Database;
  /** Of a process that runs the jobs. */
  operations?: Omit<OperationsOptions, "dialect">;
}

export function createEmbeddedHosts({
  database,
  operations: { jobs, wakeJob, commit } = { jobs: [], wakeJob: () => undefined, commit: null },
  ...rest
}: EmbeddedHostsOptions): EmbeddedHosts {
  const operations = { jobs, wakeJob, commit, dialect: database.dialect };
  const context: HostContext = { ...rest, db: database.db };
  const { db, appSecret, clock, log } = context;
  const tokens = createAppTokenStore(db, clock);
  const tenantExists = createTenantLookup(context);
  const deps: HostDependencies = {
    decryptHeader: (host, header) =>
      decryptAppToken({ secret: appSecret, host, header, now: clock() }),
    isKnownToken: async (appToken, tenantId) =>
      (await tokens.getExpiry(appToken, tenantId)) !== null,
    tenantExists,
    findTenantByHostName: async (hostName) =>
      ((await findTenantByDomain(context, hostName)) ?? (await findMainTenant(context)))?.id ??
      null,
    findUser: (accessToken, tenantId) =>
      findUserByAccessToken(db, { accessToken, tenantId, now: clock() }),
    findChatUser: (chatToken, tenantId) => findChatUser(db, { chatToken, tenantId, now: clock() }),
    isPublicKey: (key) => key !== null && areEqualSecrets(key, context.publicKey),
    log,
  };
  const services = {
    ...tokenHandlers(context, { tokens, tenantExists, sweep: createSweeper(context) }),
    ...classHandlers(context),
    ...programHandlers(context),
    ...invitationHandlers(context),
    ...careerHandlers(context),
    ...postHandlers(context),
    ...olderPostHandlers(context),
    ...appointmentHandlers(context),
    ...paymentHandlers(context),
    ...payoutHandlers(context),
    ...userHandlers(context),
    ...schoolHandlers(context),
    ...statisticsHandlers(context),
  };
  const admin = {
    ...adminAppointmentHandlers(context),
    ...auditHandlers(context),
    ...campaignHandlers(context),
    ...adminCareerHandlers(context),
    ...discHandlers(context),
    ...adminDonationHandlers(context),
    ...draftHandlers(context),
    ...festivalHandlers(context),
    ...inboxHandlers(context),
    ...jobDeskHandlers(context),
    ...messageHandlers(context),
    ...moderationHandlers(context),
    ...outboxHandlers(context),
    ...overviewHandlers(context),
    ...adminPaymentHandlers(context),
    ...adminPayoutHandlers(context),
    ...peopleHandlers(context),
    ...invitedPeopleHandlers(context),
    ...securityHandlers(context),
    ...planHandlers(context),
    ...portfolioHandlers(context),
    ...programDeskHandlers(context),
    ...personalDataHandlers(context),
    ...adminProgramHandlers(context),
    ...reconciliationHandlers(context),
    ...refundHandlers(context),
    ...adminSchoolHandlers(context),
    ...searchHandlers(context),
    ...setupHandlers(context),
    ...siteDomainHandlers(context),
    ...siteHandlers(context),
    ...statementHandlers(context),
    ...tenantHandlers(context),
    ...tenantExportHandlers(context, operations),
    ...voucherHandlers(context),
    ...contentHandlers(context),
    ...systemHandlers(context, operations),
    ...backupHandlers(context, operations),
  };
  const learning = {
    ...bankHandlers(context),
    ...agendaHandlers(context),
    ...announcementHandlers(context),
    ...assignmentHandlers(context),
    ...certificateHandlers(context),
    ...classInvitationHandlers(context),
    ...enrolmentHandlers(context),
    ...lessonHandlers(context),
    ...mentorProfileHandlers(context),
    ...noteHandlers(context),
    ...noticeHandlers(context),
    ...placeHandlers(context),
    ...reviewHandlers(context),
    ...webinarHandlers(context),
    ...questionHandlers(context),
    ...quizHandlers(context),
    ...quizResultHandlers(context),
    ...classDeskHandlers(context),
    ...quizSettingsHandlers(context),
    ...syllabusDeskHandlers(context),
    ...webinarDeskHandlers(context),
    ...staffClassHandlers(context),
  };
  return {
    services: createHostHandler(CONTRACTS.services, services, deps),
    lms: createHostHandler(CONTRACTS.lms, lmsHandlers(context), deps),
    api: createHostHandler(CONTRACTS.api, apiHandlers(context), deps),
    batch: createHostHandler(CONTRACTS.batch, batchHandlers(context), deps),
    auth: createHostHandler(CONTRACTS.auth, authHandlers(context), deps),
    account: createHostHandler(CONTRACTS.account, accountHandlers(context), deps),
    assistant: createHostHandler(CONTRACTS.assistant, assistantHandlers(context), deps),
    records: createHostHandler(
      CONTRACTS.records,
      { ...donationHandlers(context), ...submissionHandlers(context) },
      deps,
    ),
    drive: createHostHandler(CONTRACTS.drive, driveHandlers(context), deps),
    mailer: createHostHandler(CONTRACTS.mailer, mailerHandlers(context), deps),
    radio: createHostHandler(CONTRACTS.radio, radioHandlers(context), deps),
    gateway: createHostHandler(CONTRACTS.gateway, gatewayHandlers(context), deps),
    admin: createHostHandler(CONTRACTS.admin, admin, deps),
    learning: createHostHandler(CONTRACTS.learning, learning, deps),
  };
}
