import type { Ddl } from "./ddl";

/** SQLite cannot change a check: the table of files is rebuilt with the purposes of what chapters show. */
export async function addChapterFiles({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "files_0062",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     name ${text} not null, type ${text} not null, bytes ${int} not null check (bytes > 0), sha256 ${text} not null,
     purpose ${text} not null
       check (purpose in ('letter', 'photo', 'cv', 'attachment', 'logo', 'assignment', 'picture',
                          'video', 'audio', 'document', 'captions')),
     owner_id ${text} references users (id) on delete set null, ip_hash ${text} not null,
     created_at ${int} not null, stored_at ${int}, claimed_at ${int}, deleted_at ${int},
     primary key (lms_id, id)`,
  );
  await run("insert into files_0062 select * from files");
  await run("drop table files");
  await run("alter table files_0062 rename to files");
  await run("create index files_waiting on files (created_at) where claimed_at is null");
  await run("create index files_deleted on files (deleted_at) where deleted_at is not null");
  await run("create index files_sender on files (lms_id, ip_hash, created_at)");
  await run("create index files_owner on files (owner_id)");
  await run(
    "create index files_stored on files (lms_id, bytes) where stored_at is not null and deleted_at is null",
  );
  for (const column of ["media", "audio", "captions"])
    await run(
      `create index chapter_contents_${column} on chapter_contents (lms_id, ${column}) where ${column} is not null`,
    );
}
