import { defineHost } from "../host-contract";
import { passwordOperations } from "./passwords";
import { secondFactorOperations } from "./second-factors";
import { signInOperations } from "./sign-ins";
import { signUpOperations } from "./sign-ups";

/**
 * Account host. An external account site (ROL2) has its own pages; the built-in account pages use these
 * calls.
 */
export const accountContract = defineHost("account", {
  ...signUpOperations,
  ...signInOperations,
  ...passwordOperations,
  ...secondFactorOperations,
});
