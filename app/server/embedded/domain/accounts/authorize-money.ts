import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { reauthenticate } from "./reauthenticate";
import { requireSecondFactor } from "./second-factor";

interface MoneyDecision {
  tenantId: string;
  user: HostUser;
  /** The password, or a code of the second factor. */
  password: string;
}

/**
 * Asks for the password or a code before money moves, and for a second factor where the tenant requires one.
 * @throws ApiError 403, 422 at `password`, 429
 */
export async function authorizeMoney(
  context: HostContext,
  { tenantId, user, password }: MoneyDecision,
): Promise<void> {
  await requireSecondFactor(context.db, tenantId, user.id);
  await reauthenticate(context, user.id, password);
}
