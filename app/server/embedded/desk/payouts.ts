import type { deskPayoutOperations } from "../../hosts/desk/payouts";
import type { HandlersOf, HostContext } from "../context";

export function deskPayoutHandlers(_context: HostContext): HandlersOf<typeof deskPayoutOperations> {
  return {};
}
