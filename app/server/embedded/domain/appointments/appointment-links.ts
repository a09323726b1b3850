import { appointmentReceiptPath } from "~/lib/paths";
import type { HostContext } from "../../kit/context";
import { areEqualSecrets } from "../../kit/equal-secrets";
import { keyedHash } from "../../kit/rate-limit";
import type { MailSite } from "../mail/mail-site";

interface AppointmentKey {
  tenantId: string;
  id: string;
}

/**
 * Key of the links in later emails. Derived, because the key of the first receipt is stored as a hash only and cannot
 * be repeated.
 */
const createLinkKey = (
  context: Pick<HostContext, "appSecret">,
  { tenantId, id }: AppointmentKey,
): string => `${id}-${keyedHash(context, "appointment", tenantId, id)}`;

/** @returns the appointment's id, or null for other keys */
export function findIdByLinkKey(
  context: Pick<HostContext, "appSecret">,
  tenantId: string,
  key: string,
): string | null {
  const id = /^([0-9a-f]+)-[0-9a-f]{64}$/.exec(key)?.[1];
  return id && areEqualSecrets(key, createLinkKey(context, { tenantId, id })) ? id : null;
}

/** The visitor's page of an appointment, as a link for emails. */
export const createAppointmentLink = (
  context: Pick<HostContext, "appSecret">,
  site: MailSite,
  key: AppointmentKey,
): string => site.getUrl(appointmentReceiptPath(createLinkKey(context, key)));
