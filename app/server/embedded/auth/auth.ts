import type { authContract } from "../../hosts/auth/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function authHandlers(_context: HostContext): Handlers<typeof authContract> {
  return {};
}
