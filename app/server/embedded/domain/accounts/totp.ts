import { Secret, TOTP } from "otpauth";
import { SECOND_MS } from "~/lib/time";

const PERIOD_SECONDS = 30;
/** Accepted before and after the current step, for clocks that differ (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** A new key in Base32, as it is typed into an app. */
export const createTotpKey = (): string => new Secret({ size: SECRET_BYTES }).base32;

const createTotp = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), period: PERIOD_SECONDS, digits: 6 });

/** Address that an app reads from a QR code. */
export const createTotpUri = (key: string, names: { issuer: string; label: string }): string =>
  createTotp(key, names).toString();

/** The step whose code this is, within the drift; null for any other code. */
export function findTotpStep(key: string, code: string, now: number): number | null {
  const delta = createTotp(key).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now / SECOND_MS / PERIOD_SECONDS) + delta;
}
