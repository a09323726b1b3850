import type { PayoutRail } from "../../adapters/payout-rail";
import type { HostContext } from "../context";

const unfinished = (): never => {
  throw new Error("the sandbox rail is not built");
};

export function createSandboxRail(_context: Omit<HostContext, "ports">): PayoutRail {
  return { name: "sandbox", send: unfinished, status: unfinished };
}
