export interface TenantTables {
  meta: { key: string; value: string };
  tenants: { lms_id: string; is_main: number; created_at: number };
  /** A row while the tenant is suspended. */
  tenant_suspensions: {
    lms_id: string;
    reason: string;
    suspended_by_name: string;
    suspended_at: number;
  };
  /** `domain`: lower-case, without port. */
  tenant_domains: { domain: string; lms_id: string; is_primary: number };
  /** Domains that are not proved yet. */
  domain_claims: { lms_id: string; domain: string; token: string; created_at: number };
  /** JSON value per key. An absent row is an absent field, relevant for `isMaintenance` (SET4). */
  settings: { lms_id: string; key: string; value: string; updated_at: number };
  /** `changes`: JSON of paths with their values before and after. `undoes`: the version taken back. */
  setting_versions: {
    lms_id: string;
    version: number;
    at: number;
    by_id: string;
    by_name: string;
    undoes: number | null;
    changes: string;
  };
  /** `lms_id` is null for the whole application. Tokens are stored as SHA-256. */
  app_tokens: {
    code: string;
    lms_id: string | null;
    token_hash: string;
    scopes: string;
    created_at: number;
    expires_at: number;
  };
}
