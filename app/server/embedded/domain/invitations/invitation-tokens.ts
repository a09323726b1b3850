import type { HostContext } from "../../kit/context";
import { keyedHash } from "../../kit/rate-limit";

/** Derived from the id, so that the database holds no secret, and staff can copy the link again. */
export function createInvitationToken(
  context: Pick<HostContext, "appSecret">,
  tenantId: string,
  id: string,
): string {
  const mac = Buffer.from(keyedHash(context, "class-invitation", tenantId, id), "hex");
  return `${id}-${mac.toString("base64url")}`;
}
