import { defineHost } from "../host-contract";
import { adminAppointmentOperations } from "./appointments";
import { auditOperations } from "./audit";
import { campaignOperations } from "./campaigns";
import { adminCareerOperations } from "./careers";
import { contentOperations } from "./content";
import { discOperations } from "./disc";
import { adminDonationOperations } from "./donations";
import { draftOperations } from "./drafts";
import { festivalOperations } from "./festival";
import { inboxOperations } from "./inbox";
import { jobDeskOperations } from "./job-desk";
import { messageOperations } from "./messages";
import { moderationOperations } from "./moderation";
import { operationsOperations } from "./operations";
import { outboxOperations } from "./outbox";
import { overviewOperations } from "./overview";
import { adminPaymentOperations } from "./payments";
import { adminPayoutOperations } from "./payouts";
import { invitedPeopleOperations, peopleOperations, securityOperations } from "./people";
import { personalDataOperations } from "./personal-data";
import { planOperations } from "./plans";
import { portfolioOperations } from "./portfolios";
import { programDeskOperations } from "./program-desk";
import { adminProgramOperations } from "./programs";
import { reconciliationOperations } from "./reconciliations";
import { refundOperations } from "./refunds";
import { adminSchoolOperations } from "./schools";
import { searchOperations } from "./search";
import { setupOperations } from "./setup";
import { siteOperations } from "./site";
import { siteDomainOperations } from "./site-domains";
import { statementOperations } from "./statements";
import { tenantExportOperations } from "./tenant-exports";
import { tenantOperations } from "./tenants";
import { voucherOperations } from "./vouchers";

/**
 * Admin host: calls that only this product's screens need, separate from the documented calls of the
 * other hosts (docs/decisions/0006). Without it those screens are hidden.
 */
export const adminContract = defineHost("admin", {
  ...adminAppointmentOperations,
  ...auditOperations,
  ...campaignOperations,
  ...adminCareerOperations,
  ...contentOperations,
  ...discOperations,
  ...adminDonationOperations,
  ...draftOperations,
  ...festivalOperations,
  ...inboxOperations,
  ...jobDeskOperations,
  ...messageOperations,
  ...moderationOperations,
  ...operationsOperations,
  ...outboxOperations,
  ...overviewOperations,
  ...adminPaymentOperations,
  ...adminPayoutOperations,
  ...peopleOperations,
  ...invitedPeopleOperations,
  ...securityOperations,
  ...planOperations,
  ...portfolioOperations,
  ...programDeskOperations,
  ...personalDataOperations,
  ...adminProgramOperations,
  ...reconciliationOperations,
  ...refundOperations,
  ...adminSchoolOperations,
  ...searchOperations,
  ...setupOperations,
  ...siteDomainOperations,
  ...siteOperations,
  ...statementOperations,
  ...tenantOperations,
  ...tenantExportOperations,
  ...voucherOperations,
});
