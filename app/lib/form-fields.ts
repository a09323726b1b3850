/** Names of the fields that every form carries beside its own. */
export const IDEMPOTENCY_KEY = "kunci";
/** A field that people don't see and programs fill in. */
export const HONEYPOT = "situs_web_anda";
export const CSRF = "csrf";
