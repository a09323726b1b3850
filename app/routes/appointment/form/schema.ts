import { appointmentFields, whyNotBookable } from "~/lib/appointment";

/** The form's schema in the browser and in the action: the host's fields, and the date against today. */
export const appointmentForm = appointmentFields.superRefine(({ preferredDate }, context) => {
  const refused = whyNotBookable(preferredDate, Date.now());
  if (refused) context.addIssue({ code: "custom", path: ["preferredDate"], message: refused });
});

/** A field that people don't see and programs fill in. */
export const HONEYPOT = "website";
export const IDEMPOTENCY_KEY = "kunci";
