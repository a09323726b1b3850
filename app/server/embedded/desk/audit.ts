import type { auditOperations } from "../../hosts/desk/audit";
import type { HandlersOf, HostContext } from "../context";

export function auditHandlers(_context: HostContext): HandlersOf<typeof auditOperations> {
  return {};
}
