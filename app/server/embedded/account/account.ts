import type { accountContract } from "../../hosts/account/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";
import { passwordHandlers } from "./passwords";
import { signInHandlers } from "./sign-ins";
import { signUpHandlers } from "./sign-ups";

/** The account site (ROL2). */
export function accountHandlers(context: HostContext): Handlers<typeof accountContract> {
  return { ...signUpHandlers(context), ...signInHandlers(context), ...passwordHandlers(context) };
}
