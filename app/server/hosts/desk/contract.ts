import { defineHost } from "../define";
import { deskAppointmentOperations } from "./appointments";
import { auditOperations } from "./audit";
import { deskCareerOperations } from "./careers";
import { discOperations } from "./disc";
import { deskDonationOperations } from "./donations";
import { draftOperations } from "./drafts";
import { moderationOperations } from "./moderation";
import { outboxOperations } from "./outbox";
import { deskPaymentOperations } from "./payments";
import { deskPayoutOperations } from "./payouts";
import { peopleOperations } from "./people";
import { deskProgrammeOperations } from "./programmes";
import { deskSchoolOperations } from "./schools";
import { searchOperations } from "./search";
import { setupOperations } from "./setup";

/**
 * The desk: what screens need and the specification does not list, kept apart so that the other hosts stay exactly the
 * specification's. Without a desk its screens are not offered.
 */
export const deskContract = defineHost("desk", {
  ...deskAppointmentOperations,
  ...auditOperations,
  ...deskCareerOperations,
  ...discOperations,
  ...deskDonationOperations,
  ...draftOperations,
  ...moderationOperations,
  ...outboxOperations,
  ...deskPaymentOperations,
  ...deskPayoutOperations,
  ...peopleOperations,
  ...deskProgrammeOperations,
  ...deskSchoolOperations,
  ...searchOperations,
  ...setupOperations,
});
