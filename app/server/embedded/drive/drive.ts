import type { driveContract } from "../../hosts/drive/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";

export function driveHandlers(_context: HostContext): Handlers<typeof driveContract> {
  return {};
}
