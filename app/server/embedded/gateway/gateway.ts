import type { gatewayContract } from "../../hosts/gateway/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function gatewayHandlers(_context: HostContext): Handlers<typeof gatewayContract> {
  return {};
}
