import { defineHost } from "../host-contract";
import { passwordOperations } from "./passwords";
import { signInOperations } from "./sign-ins";
import { signUpOperations } from "./sign-ups";

/**
 * The account site's data. A real account site (ROL2) brings pages of its own; the embedded one's are ours and rest on these
 * calls.
 */
export const accountContract = defineHost("account", {
  ...signUpOperations,
  ...signInOperations,
  ...passwordOperations,
});
