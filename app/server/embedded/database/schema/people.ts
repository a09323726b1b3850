/** Users belong to the installation, their roles to a tenant. */
export interface PeopleTables {
  users: { id: string; email: string; name: string; password_hash: string; created_at: number };
  /** `role`: ENT15. A superadmin has the role in every tenant. */
  user_roles: { lms_id: string; user_id: string; role: number };
  /** Tokens end with their account session. */
  access_tokens: {
    token_hash: string;
    user_id: string;
    created_at: number;
    expires_at: number;
    session_id: string | null;
  };
  /** People who may not sign in at a tenant for now. */
  suspensions: { lms_id: string; user_id: string; reason: string; suspended_at: number };
  setup_links: { token_hash: string; lms_id: string; created_at: number; expires_at: number };
  /** Keys of one-time codes, encrypted. `last_step`: of the last code that was used. */
  second_factors: {
    user_id: string;
    secret: string;
    created_at: number;
    /** Null while it is set up. */
    confirmed_at: number | null;
    last_step: number;
  };
  /** Unused ones, as keyed hashes. */
  recovery_codes: { user_id: string; code_hash: string };
  /** Sign-ins with a right password that wait for a code. */
  sign_in_challenges: {
    token_hash: string;
    user_id: string;
    lms_id: string;
    created_at: number;
    expires_at: number;
  };
  /** Tenants that require a second factor of people who decide on money. */
  security_settings: { lms_id: string; requires_second_factor: number };
  /** A person's data that is to be erased, or is being erased: everywhere, or at one tenant. */
  erasures: {
    user_id: string;
    /** Where it was asked for. */
    lms_id: string;
    scope: "account" | "tenant";
    requested_at: number;
    due_at: number;
    /** Null while it can be withdrawn. */
    started_at: number | null;
    /** Encrypted JSON of the words to look for, once it has begun. */
    subject: string | null;
  };
}
