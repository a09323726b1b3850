import { expect, test } from "vitest";
import { listStartWarnings } from "./start-warnings";

const READY = {
  PAYMENT_GATEWAY: "midtrans",
  PAYOUT_RAIL: "midtrans",
  BASE_URL: "https://belajar.example",
} as const;
const SITE = { hasDemoAccounts: false, handlesMoney: true };

test("listStartWarnings is silent about a complete installation", () => {
  expect(listStartWarnings(READY, "0.0.0.0", SITE)).toEqual([]);
});

test("listStartWarnings names demo passwords, sandboxes and a missing BASE_URL", () => {
  const env = { PAYMENT_GATEWAY: "sandbox", PAYOUT_RAIL: "sandbox", BASE_URL: undefined } as const;
  const warnings = listStartWarnings(env, "0.0.0.0", { ...SITE, hasDemoAccounts: true });

  expect(warnings).toHaveLength(4);
  expect(warnings[0]).toMatch(/published passwords, and the server listens on 0\.0\.0\.0/);
  expect(warnings[1]).toContain("PAYMENT_GATEWAY");
  expect(warnings[2]).toContain("PAYOUT_RAIL");
  expect(warnings[3]).toContain("BASE_URL is missing");
  expect(listStartWarnings(env, "127.0.0.1", SITE)[0]).toContain("donations are switched off");
  expect(
    listStartWarnings(env, "::1", { hasDemoAccounts: true, handlesMoney: false }),
  ).toHaveLength(2);
});
