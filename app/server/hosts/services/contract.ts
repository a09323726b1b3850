import { defineHost } from "../host-contract";
import { appointmentOperations } from "./appointments";
import { careerOperations } from "./careers";
import { classOperations } from "./classes";
import { invitationOperations } from "./invitations";
import { paymentOperations } from "./payments";
import { payoutOperations } from "./payouts";
import { legacyPostOperations, postOperations } from "./posts";
import { programOperations } from "./programs";
import { schoolOperations } from "./schools";
import { statisticsOperations } from "./statistics";
import { tokenOperations } from "./tokens";
import { userOperations } from "./users";

export const servicesContract = defineHost("services", {
  ...tokenOperations,
  ...classOperations,
  ...programOperations,
  ...invitationOperations,
  ...careerOperations,
  ...postOperations,
  ...legacyPostOperations,
  ...appointmentOperations,
  ...paymentOperations,
  ...payoutOperations,
  ...userOperations,
  ...schoolOperations,
  ...statisticsOperations,
});
