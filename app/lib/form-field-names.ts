/** Names of the fields that every form carries beside its own. */
export const IDEMPOTENCY_KEY_FIELD = "idempotency_key";
/** Honeypot: hidden from visitors, filled in by bots. */
export const HONEYPOT_FIELD = "your_website";
export const CSRF_FIELD = "csrf";
