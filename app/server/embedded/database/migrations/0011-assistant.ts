import type { Ddl } from "./ddl";

export async function createAssistant(ddl: Ddl): Promise<void> {
  await createConversations(ddl);
  await createSubmissions(ddl);
}

async function createConversations({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "chat_identities",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     user_id ${text} references users (id) on delete cascade, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, user_id)`,
  );
  await run("create index chat_identities_user on chat_identities (user_id)");
  await run("create index chat_identities_age on chat_identities (created_at)");
  await createTable(
    "chat_tokens",
    `token_hash ${text} primary key not null, lms_id ${text} not null, identity_id ${text} not null,
     created_at ${int} not null, expires_at ${int} not null,
     foreign key (lms_id, identity_id) references chat_identities (lms_id, id) on delete cascade`,
  );
  await run("create index chat_tokens_identity on chat_tokens (lms_id, identity_id)");
  await run("create index chat_tokens_expiry on chat_tokens (expires_at)");
  await createTable(
    "conversations",
    `lms_id ${text} not null, id ${text} not null, identity_id ${text} not null, messages ${int} not null,
     created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, id),
     foreign key (lms_id, identity_id) references chat_identities (lms_id, id) on delete cascade`,
  );
  await run(
    "create index conversations_identity on conversations (lms_id, identity_id, updated_at)",
  );
  await run("create index conversations_age on conversations (updated_at)");
  await createTable(
    "chat_messages",
    `lms_id ${text} not null, id ${text} not null, conversation_id ${text} not null, seq ${int} not null,
     query ${text} not null, answer ${text} not null, status ${text} not null check (status in ('streaming', 'done', 'cut')),
     sources ${text} not null, created_at ${int} not null, finished_at ${int},
     primary key (lms_id, id), unique (lms_id, conversation_id, seq),
     foreign key (lms_id, conversation_id) references conversations (lms_id, id) on delete cascade`,
  );
  await run("create index chat_messages_age on chat_messages (created_at)");
  await run(
    "create index chat_messages_open on chat_messages (created_at) where status = 'streaming'",
  );
  await createTable(
    "chat_votes",
    `lms_id ${text} not null, message_id ${text} not null, value ${text} not null check (value in ('up', 'down')),
     reason ${text}, comment ${text} not null, created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, message_id),
     foreign key (lms_id, message_id) references chat_messages (lms_id, id) on delete cascade`,
  );
  await run("create index chat_votes_list on chat_votes (lms_id, updated_at)");
}

async function createSubmissions({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "submissions",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     kind ${text} not null check (kind in ('book_reviews', 'aspirations', 'testimonies')),
     status ${text} not null check (status in ('pending', 'published', 'hidden')),
     name ${text} not null, email ${text}, body ${text} not null, rating ${int} check (rating between 1 and 5),
     role ${text}, topic ${text}, institution ${text}, photo_url ${text}, ip_hash ${text} not null, created_at ${int} not null,
     decided_by_name ${text}, decided_at ${int}, version ${int} not null,
     primary key (lms_id, id)`,
  );
  await run("create index submissions_list on submissions (lms_id, kind, status, created_at, id)");
  await createTable(
    "disc_results",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, key_hash ${text} not null,
     name ${text} not null, email ${text} not null, birth_year ${int} not null, occupation ${text}, guardian ${text},
     pattern ${text} not null, answers ${text} not null, seed ${text} not null, duration_sec ${int} not null,
     ip_hash ${text} not null, consent_at ${int} not null, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, key_hash)`,
  );
}
