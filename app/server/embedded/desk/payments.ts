import type { deskPaymentOperations } from "../../hosts/desk/payments";
import type { HandlersOf, HostContext } from "../context";

export function deskPaymentHandlers(_context: HostContext): HandlersOf<typeof deskPaymentOperations> {
  return {};
}
