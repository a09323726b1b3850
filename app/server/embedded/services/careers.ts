import type { careerOperations } from "../../hosts/services/careers";
import type { HandlersOf, HostContext } from "../context";

export function careerHandlers(_context: HostContext): HandlersOf<typeof careerOperations> {
  return {};
}
