import type { batchContract } from "../../hosts/batch/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function batchHandlers(_context: HostContext): Handlers<typeof batchContract> {
  return {};
}
