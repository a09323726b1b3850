import type { assistantContract } from "../../hosts/assistant/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function assistantHandlers(_context: HostContext): Handlers<typeof assistantContract> {
  return {};
}
