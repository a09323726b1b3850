import type { userOperations } from "../../hosts/services/users";
import type { HandlersOf, HostContext } from "../context";

export function userHandlers(_context: HostContext): HandlersOf<typeof userOperations> {
  return {};
}
