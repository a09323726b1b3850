import type { Ddl } from "./ddl";

/** Mails of issued certificates, and who revoked one. Certificates of earlier releases are not mailed any more. */
export async function addCertificateMails({ text, int, run }: Ddl): Promise<void> {
  await run(`alter table certificates add column mailed_at ${int}`);
  await run("update certificates set mailed_at = issued_at");
  await run(`alter table certificates add column revoked_by_name ${text}`);
  await run(
    "create index certificates_unmailed on certificates (issued_at) where mailed_at is null",
  );
  await run("create index certificates_list on certificates (lms_id, issued_at desc, number)");
}
