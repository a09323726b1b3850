import { defineHost } from "../define";
import { donationOperations } from "./donations";
import { submissionOperations } from "./submissions";

/** The hosted database's REST: bare rows, a public key (specification, section 7). */
export const recordsContract = defineHost("records", { ...donationOperations, ...submissionOperations });
