import type { deskDonationOperations } from "../../hosts/desk/donations";
import type { HandlersOf, HostContext } from "../context";

export function deskDonationHandlers(_context: HostContext): HandlersOf<typeof deskDonationOperations> {
  return {};
}
