import type { paymentOperations } from "../../hosts/services/payments";
import type { HandlersOf, HostContext } from "../context";

export function paymentHandlers(_context: HostContext): HandlersOf<typeof paymentOperations> {
  return {};
}
