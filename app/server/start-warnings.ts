import type { Env } from "./env";

interface Installation {
  /** Whether the database holds the demo's accounts, whose passwords are published. */
  hasDemoAccounts: boolean;
  /** Whether payments and payouts are handled in this process. */
  handlesMoney: boolean;
}

const isLoopback = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** What an operator must know before strangers reach this installation, one sentence each. */
export function listStartWarnings(
  env: Pick<Env, "PAYMENT_GATEWAY" | "PAYOUT_RAIL" | "BASE_URL">,
  host: string,
  { hasDemoAccounts, handlesMoney }: Installation,
): string[] {
  const warnings: string[] = [];
  if (hasDemoAccounts)
    warnings.push(
      `demo accounts, one of them a superadmin, have published passwords${isLoopback(host) ? "" : `, and the server listens on ${host}`}: use SEED=starter for a real site`,
    );
  if (handlesMoney && env.PAYMENT_GATEWAY === "sandbox")
    warnings.push(
      `payments are a trial that moves no money: whoever has a payment link may settle it; set PAYMENT_GATEWAY${hasDemoAccounts ? "" : " (donations are switched off until then)"}`,
    );
  if (handlesMoney && env.PAYOUT_RAIL === "sandbox")
    warnings.push("payouts are a trial that moves no money; set PAYOUT_RAIL");
  if (env.BASE_URL === undefined)
    warnings.push(
      "BASE_URL is missing: links in mail use http and the local port, and other ports are not indexed",
    );
  return warnings;
}
