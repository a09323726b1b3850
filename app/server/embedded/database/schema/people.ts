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
  setup_links: { token_hash: string; lms_id: string; created_at: number; expires_at: number };
}
