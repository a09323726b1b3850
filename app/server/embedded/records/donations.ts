import type { donationOperations } from "../../hosts/records/donations";
import type { HandlersOf, HostContext } from "../context";

export function donationHandlers(_context: HostContext): HandlersOf<typeof donationOperations> {
  return {};
}
