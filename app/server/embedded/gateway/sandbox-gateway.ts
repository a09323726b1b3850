import type { PaymentGateway } from "../../adapters/payment-gateway";
import type { HostContext } from "../context";

const unfinished = (): never => {
  throw new Error("the sandbox gateway is not built");
};

export function createSandboxGateway(_context: Omit<HostContext, "ports">): PaymentGateway {
  return { name: "sandbox", create: unfinished, status: unfinished, expire: unfinished, verify: unfinished };
}
