/**
 * Accounts of the whole installation: a person signs up at a tenant's site and may sign in at all of them.
 * Secrets (links, codes, sessions, devices) stand here as SHA-256 only.
 */
export interface AccountTables {
  /** What people tell of themselves. No row: the account was made by the set-up link or with the installation. */
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
    /** JSON `{ name, phone }` of who consented for somebody under 18. */
    guardian: string | null;
    consent_at: number;
  };
  /** Accounts to be: they become users when somebody follows the link in the mail, so an address that is not one's own blocks nobody. */
  sign_ups: {
    id: string;
    lms_id: string;
    email: string;
    name: string;
    /** Null for who was invited: they choose a password with the link. */
    password_hash: string | null;
    /** JSON: the columns of `user_profiles`. */
    profile: string;
    /** JSON list of role numbers for the tenant. */
    roles: string;
    /** JSON list: the provinces of somebody invited to lead a region. */
    province_ids: string | null;
    /** Of the team that the person was invited to, with the NISN that names the member; null for the coach and for all others. */
    team_id: string | null;
    team_nisn: string | null;
    created_at: number;
    expires_at: number;
    /** Set when it has become this user. */
    user_id: string | null;
  };
  /** Links in mails: to verify an address, accept an invitation or choose a new password. */
  account_tokens: {
    token_hash: string;
    kind: "verify" | "invite" | "reset";
    lms_id: string;
    sign_up_id: string | null;
    user_id: string | null;
    created_at: number;
    expires_at: number;
  };
  /** Who is signed in to the account site; access tokens hang on these. */
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
  /** Devices and networks from which somebody signed in before: their tries are counted apart from strangers'. */
  known_places: { user_id: string; place_hash: string; created_at: number; expires_at: number };
  /** One-use codes on their way from the account site to a tenant's site. */
  auth_codes: {
    code_hash: string;
    lms_id: string;
    user_id: string;
    session_id: string;
    /** Code of the app token it was asked with. */
    app_code: string;
    redirect: string;
    state: string | null;
    created_at: number;
    expires_at: number;
  };
  /** Counted tries within a window; `name` says of what and whom, hashed where it is somebody's address. */
  try_limits: { name: string; count: number; ends_at: number };
  /** The provinces that a region's leader (9) looks after. */
  region_leads: { lms_id: string; user_id: string; province_id: string };
  demo_requests: { lms_id: string; email: string; requested_at: number };
  /** Forms of several steps, kept while they are filled in. `data` is JSON. */
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
