import type { apiContract } from "../../hosts/api/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function apiHandlers(_context: HostContext): Handlers<typeof apiContract> {
  return {};
}
