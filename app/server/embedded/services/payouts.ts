import type { payoutOperations } from "../../hosts/services/payouts";
import type { HandlersOf, HostContext } from "../context";

export function payoutHandlers(_context: HostContext): HandlersOf<typeof payoutOperations> {
  return {};
}
