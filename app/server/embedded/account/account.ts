import type { accountContract } from "../../hosts/account/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function accountHandlers(_context: HostContext): Handlers<typeof accountContract> {
  return {};
}
