/** Names of the fields that every form carries beside its own. */
export const IDEMPOTENCY_KEY_FIELD = "idempotency_key";
/** A field that people don't see and programs fill in. */
export const HONEYPOT_FIELD = "your_website";
export const CSRF_FIELD = "csrf";
