import type { statisticsOperations } from "../../hosts/services/statistics";
import type { HandlersOf, HostContext } from "../context";

export function statisticsHandlers(_context: HostContext): HandlersOf<typeof statisticsOperations> {
  return {};
}
