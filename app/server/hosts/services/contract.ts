import { defineHost } from "../define";
import { appointmentOperations } from "./appointments";
import { careerOperations } from "./careers";
import { classOperations } from "./classes";
import { invitationOperations } from "./invitations";
import { paymentOperations } from "./payments";
import { payoutOperations } from "./payouts";
import { olderPostOperations, postOperations } from "./posts";
import { programOperations } from "./programs";
import { schoolOperations } from "./schools";
import { statisticsOperations } from "./statistics";
import { tokenOperations } from "./tokens";
import { userOperations } from "./users";

/** The services API (specification, section 7). */
export const servicesContract = defineHost("services", {
  ...tokenOperations,
  ...classOperations,
  ...programOperations,
  ...invitationOperations,
  ...careerOperations,
  ...postOperations,
  ...olderPostOperations,
  ...appointmentOperations,
  ...paymentOperations,
  ...payoutOperations,
  ...userOperations,
  ...schoolOperations,
  ...statisticsOperations,
});
