import type { programOperations } from "../../hosts/services/programs";
import type { HandlersOf, HostContext } from "../context";

export function programHandlers(_context: HostContext): HandlersOf<typeof programOperations> {
  return {};
}
