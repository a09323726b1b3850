import type { searchOperations } from "../../hosts/desk/search";
import type { HandlersOf, HostContext } from "../context";

export function searchHandlers(_context: HostContext): HandlersOf<typeof searchOperations> {
  return {};
}
