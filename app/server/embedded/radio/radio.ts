import type { Handlers } from "../../hosts/implement";
import type { radioContract } from "../../hosts/radio/contract";
import type { HostContext } from "../context";

export function radioHandlers(_context: HostContext): Handlers<typeof radioContract> {
  return {};
}
