import type { submissionOperations } from "../../hosts/records/submissions";
import type { HandlersOf, HostContext } from "../context";

export function submissionHandlers(_context: HostContext): HandlersOf<typeof submissionOperations> {
  return {};
}
