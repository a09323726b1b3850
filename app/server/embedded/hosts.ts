import { createHash, timingSafeEqual } from "node:crypto";
import { openAppToken } from "../hosts/app-token";
import { CONTRACTS } from "../hosts/contracts";
import { type HostDeps, implement } from "../hosts/implement";
import type { EmbeddedHosts } from "../hosts/index";
import { findUser } from "./access-tokens";
import { accountHandlers } from "./account/account";
import { apiHandlers } from "./api/api";
import { createAppTokenStore } from "./app-token-store";
import { assistantHandlers } from "./assistant/assistant";
import { findChatUser } from "./assistant/chat-tokens";
import { authHandlers } from "./auth/auth";
import { batchHandlers } from "./batch/batch";
import type { HostContext } from "./context";
import type { Database } from "./database";
import { deskAppointmentHandlers } from "./desk/appointments";
import { auditHandlers } from "./desk/audit";
import { deskCareerHandlers } from "./desk/careers";
import { discHandlers } from "./desk/disc";
import { deskDonationHandlers } from "./desk/donations";
import { draftHandlers } from "./desk/drafts";
import { moderationHandlers } from "./desk/moderation";
import { outboxHandlers } from "./desk/outbox";
import { deskPaymentHandlers } from "./desk/payments";
import { deskPayoutHandlers } from "./desk/payouts";
import { peopleHandlers } from "./desk/people";
import { deskProgrammeHandlers } from "./desk/programmes";
import { deskSchoolHandlers } from "./desk/schools";
import { searchHandlers } from "./desk/search";
import { setupHandlers } from "./desk/setup";
import { driveHandlers } from "./drive/drive";
import { gatewayHandlers } from "./gateway/gateway";
import { lmsHandlers } from "./lms/settings";
import { mailerHandlers } from "./mailer/mailer";
import { radioHandlers } from "./radio/radio";
import { donationHandlers } from "./records/donations";
import { submissionHandlers } from "./records/submissions";
import { appointmentHandlers } from "./services/appointments";
import { careerHandlers } from "./services/careers";
import { classHandlers } from "./services/classes";
import { invitationHandlers } from "./services/invitations";
import { olderPostHandlers } from "./services/older-posts";
import { paymentHandlers } from "./services/payments";
import { payoutHandlers } from "./services/payouts";
import { postHandlers } from "./services/posts";
import { programHandlers } from "./services/programs";
import { schoolHandlers } from "./services/schools";
import { statisticsHandlers } from "./services/statistics";
import { tokenHandlers } from "./services/tokens";
import { userHandlers } from "./services/users";
import { createSweeper } from "./sweep";

/**
 * The embedded hosts over one database.
 * @param appVersion how the version call answers (BOOT1)
 * @param clock UTC ms
 */
export function createEmbeddedHosts({ database, ...rest }: Omit<HostContext, "db"> & { database: Database }): EmbeddedHosts {
  const context: HostContext = { ...rest, db: database.db };
  const { db, appSecret, clock, log } = context;
  const tokens = createAppTokenStore(db, clock);
  const tenantExists = rememberTenants(context);
  const deps: HostDeps = {
    openHeader: (host, header) => openAppToken({ secret: appSecret, host, header, now: clock() }),
    isKnownToken: async (appToken) => (await tokens.expiryOf(appToken)) !== null,
    tenantExists,
    findUser: (accessToken, lmsId) => findUser(db, accessToken, lmsId, clock()),
    findChatUser: (chatToken, lmsId) => findChatUser(db, chatToken, lmsId, clock()),
    isPublicKey: (key) => key !== null && timingSafeEqual(digest(key), digest(context.publicKey)),
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
  const desk = {
    ...deskAppointmentHandlers(context),
    ...auditHandlers(context),
    ...deskCareerHandlers(context),
    ...discHandlers(context),
    ...deskDonationHandlers(context),
    ...draftHandlers(context),
    ...moderationHandlers(context),
    ...outboxHandlers(context),
    ...deskPaymentHandlers(context),
    ...deskPayoutHandlers(context),
    ...peopleHandlers(context),
    ...deskProgrammeHandlers(context),
    ...deskSchoolHandlers(context),
    ...searchHandlers(context),
    ...setupHandlers(context),
  };
  return {
    services: implement(CONTRACTS.services, services, deps),
    lms: implement(CONTRACTS.lms, lmsHandlers(context), deps),
    api: implement(CONTRACTS.api, apiHandlers(context), deps),
    batch: implement(CONTRACTS.batch, batchHandlers(context), deps),
    auth: implement(CONTRACTS.auth, authHandlers(context), deps),
    account: implement(CONTRACTS.account, accountHandlers(context), deps),
    assistant: implement(CONTRACTS.assistant, assistantHandlers(context), deps),
    records: implement(CONTRACTS.records, { ...donationHandlers(context), ...submissionHandlers(context) }, deps),
    drive: implement(CONTRACTS.drive, driveHandlers(context), deps),
    mailer: implement(CONTRACTS.mailer, mailerHandlers(context), deps),
    radio: implement(CONTRACTS.radio, radioHandlers(context), deps),
    gateway: implement(CONTRACTS.gateway, gatewayHandlers(context), deps),
    desk: implement(CONTRACTS.desk, desk, deps),
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Tenants come with seeding and are never removed, so one that was found need not be looked for again. */
function rememberTenants({ db }: HostContext): (lmsId: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (lmsId) => {
    if (known.has(lmsId)) return true;
    const row = await db.selectFrom("tenants").select("lms_id").where("lms_id", "=", lmsId).executeTakeFirst();
    if (row) known.add(lmsId);
    return row !== undefined;
  };
}
