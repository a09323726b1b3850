import type { moderationOperations } from "../../hosts/desk/moderation";
import type { HandlersOf, HostContext } from "../context";

export function moderationHandlers(_context: HostContext): HandlersOf<typeof moderationOperations> {
  return {};
}
