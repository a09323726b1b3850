import { TIMEOUTS } from "~/server/hosts/send-once";

/** For suites that test rules: a busy machine must not open the circuit breaker. */
export const LONG_TIMEOUTS = { ...TIMEOUTS, attemptMs: 60_000, totalMs: 60_000 };
