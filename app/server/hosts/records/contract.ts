import { defineHost } from "../host-contract";
import { donationOperations } from "./donations";
import { submissionOperations } from "./submissions";

/** REST of the hosted database: bare rows, authenticated by a public key. */
export const recordsContract = defineHost("records", {
  ...donationOperations,
  ...submissionOperations,
});
