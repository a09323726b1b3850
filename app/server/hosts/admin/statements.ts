import { z } from "zod";
import { MONTH_PATTERN } from "~/lib/months";
import type { Operation } from "../host-contract";
import { instant, rupiah } from "../schemas";

const statementSchema = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  /** In the ledger's signs; accounts of users are summed by what they are for, such as `user:held`. */
  accounts: z.array(
    z.object({
      account: z.string(),
      opening: z.number().int(),
      /** Sums by kind of transaction, without those that are 0. */
      movements: z.array(z.object({ kind: z.string(), amount: z.number().int() })),
      closing: z.number().int(),
    }),
  ),
  /** Of payouts that were completed in the month; part of their amounts. */
  payoutFees: rupiah,
  /** Titles of the campaigns among the accounts. */
  campaigns: z.array(z.object({ id: z.string(), title: z.string() })),
  createdAt: instant,
});
export type Statement = z.output<typeof statementSchema>;

export const statementOperations = {
  /** What the ledger holds at the beginning and end of a month, and what moved in between. Roles 0 and 1, else 403. */
  getStatement: {
    method: "GET",
    path: "v1/statement",
    query: z.object({ month: z.string().regex(MONTH_PATTERN) }),
    response: statementSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
