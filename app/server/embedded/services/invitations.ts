import type { invitationOperations } from "../../hosts/services/invitations";
import type { HandlersOf, HostContext } from "../context";

export function invitationHandlers(_context: HostContext): HandlersOf<typeof invitationOperations> {
  return {};
}
