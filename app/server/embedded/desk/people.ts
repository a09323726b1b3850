import type { peopleOperations } from "../../hosts/desk/people";
import type { HandlersOf, HostContext } from "../context";

export function peopleHandlers(_context: HostContext): HandlersOf<typeof peopleOperations> {
  return {};
}
