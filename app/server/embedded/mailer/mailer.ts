import type { Handlers } from "../../hosts/implement";
import type { mailerContract } from "../../hosts/mailer/contract";
import type { HostContext } from "../context";

export function mailerHandlers(_context: HostContext): Handlers<typeof mailerContract> {
  return {};
}
