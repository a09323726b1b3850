import type { deskSchoolOperations } from "../../hosts/desk/schools";
import type { HandlersOf, HostContext } from "../context";

export function deskSchoolHandlers(_context: HostContext): HandlersOf<typeof deskSchoolOperations> {
  return {};
}
