/** People sign in to the installation, so `users` has no tenant; what they may do has one. */
export interface PeopleTables {
  users: { id: string; email: string; name: string; password_hash: string; created_at: number };
  /** `role`: number of ENT15. A superadmin (0) is one in every tenant. */
  user_roles: { lms_id: string; user_id: string; role: number };
  /** `session_id`: the account session it came from, with which it ends. */
  access_tokens: { token_hash: string; user_id: string; created_at: number; expires_at: number; session_id: string | null };
  setup_links: { token_hash: string; lms_id: string; created_at: number; expires_at: number };
}
