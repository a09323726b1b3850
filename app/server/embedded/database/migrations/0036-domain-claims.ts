import type { Ddl } from "./ddl";

/** Domains that tenants have not proved to be theirs yet; `token` is what the proof has to say. */
export async function addDomainClaims({ text, int, createTable }: Ddl): Promise<void> {
  await createTable(
    "domain_claims",
    `lms_id ${text} not null references tenants (lms_id), domain ${text} not null, token ${text} not null,
     created_at ${int} not null, primary key (lms_id, domain)`,
  );
}
