import type { outboxOperations } from "../../hosts/desk/outbox";
import type { HandlersOf, HostContext } from "../context";

export function outboxHandlers(_context: HostContext): HandlersOf<typeof outboxOperations> {
  return {};
}
