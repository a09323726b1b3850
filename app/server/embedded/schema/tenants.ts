/** Which sites there are, how they are set up, and the tokens their applications hold. */
export interface TenantTables {
  meta: { key: string; value: string };
  tenants: { lms_id: string; is_main: number; created_at: number };
  /** `domain`: lower-case, without port. The primary one is the tenant's own name. */
  tenant_domains: { domain: string; lms_id: string; is_primary: number };
  /** One row a key, its value as JSON: an absent row is an absent field, which matters for `isMaintenance` (SET4). */
  settings: { lms_id: string; key: string; value: string; updated_at: number };
  /** `lms_id` is null for the application as a whole. Only the token's SHA-256 is kept. */
  app_tokens: { code: string; lms_id: string | null; token_hash: string; scopes: string; created_at: number; expires_at: number };
}
