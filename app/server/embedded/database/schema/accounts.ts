/**
 * Accounts are valid for all tenants of the installation. Secrets (links, codes, sessions, devices)
 * are stored as SHA-256.
 */
export interface AccountTables {
  /** No row for accounts created by the set-up link or the installation. */
  user_profiles: {
    user_id: string;
    phone: string | null;
    avatar: string | null;
    /** `YYYY-MM-DD`. */
    birth_date: string | null;
    province_id: string | null;
    city_id: string | null;
    /** pelajar, mahasiswa, guru, umum. */
    occupation: string | null;
    school: string | null;
    /** JSON `{ name, phone }`; consents for users under 18. */
    guardian: string | null;
    consent_at: number;
  };
  /** Unverified accounts. They become users through the emailed link and do not reserve the address. */
  sign_ups: {
    id: string;
    lms_id: string;
    email: string;
    name: string;
    /** Null for invitations, whose link asks for a password. */
    password_hash: string | null;
    /** JSON columns of `user_profiles`. */
    profile: string;
    /** JSON list of role numbers in the tenant. */
    roles: string;
    /** JSON list; for an invited region leader. */
    province_ids: string | null;
    /** For team invitations. The NISN identifies the member; null for the coach. */
    team_id: string | null;
    team_nisn: string | null;
    created_at: number;
    expires_at: number;
    /** Set after verification. */
    user_id: string | null;
    /** SHA-256 of the secret of the browser that signed up; null if it has none. */
    browser_hash: string | null;
    /** Class that an invited person joins with the account. */
    class_id: string | null;
  };
  /** Tokens of emailed links. */
  account_tokens: {
    token_hash: string;
    kind: "verify" | "invite" | "reset";
    lms_id: string;
    sign_up_id: string | null;
    user_id: string | null;
    created_at: number;
    expires_at: number;
  };
  /** Sessions of the account site; access tokens end with them. */
  account_sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    lms_id: string;
    /** Such as "Firefox di Android". */
    device: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
  };
  /** Devices and networks of earlier sign-ins, whose attempts are counted separately. */
  known_places: { user_id: string; place_hash: string; created_at: number; expires_at: number };
  /** One-time codes from the account site to a tenant's site. */
  auth_codes: {
    code_hash: string;
    lms_id: string;
    user_id: string;
    session_id: string;
    /** Code of the requesting app token. */
    app_code: string;
    redirect: string;
    state: string | null;
    created_at: number;
    expires_at: number;
  };
  /** Rate limits. `name` holds operation and subject; network addresses are hashed. */
  try_limits: { name: string; count: number; ends_at: number };
  /** Provinces of region leaders. */
  region_leads: { lms_id: string; user_id: string; province_id: string };
  demo_requests: { lms_id: string; email: string; requested_at: number };
  /** Drafts of multi-step forms. `data` is JSON. */
  form_drafts: {
    lms_id: string;
    key_hash: string;
    form: string;
    data: string;
    step: number;
    version: number;
    created_at: number;
    updated_at: number;
    expires_at: number;
  };
}
