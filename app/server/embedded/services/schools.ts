import type { schoolOperations } from "../../hosts/services/schools";
import type { HandlersOf, HostContext } from "../context";

export function schoolHandlers(_context: HostContext): HandlersOf<typeof schoolOperations> {
  return {};
}
