import { defineHost } from "../define";
import { appointmentOperations } from "./appointments";
import { classOperations } from "./classes";
import { olderPostOperations, postOperations } from "./posts";
import { tokenOperations } from "./tokens";

/** The services API (specification, section 7). */
export const servicesContract = defineHost("services", {
  ...tokenOperations,
  ...classOperations,
  ...postOperations,
  ...olderPostOperations,
  ...appointmentOperations,
});
