import type { Ddl } from "./ddl";

export async function createPosts({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "categories",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     kind_slug ${text} not null, slug ${text} not null, title ${text} not null, title_key ${text} not null, sort ${int} not null,
     primary key (lms_id, id), unique (lms_id, kind_slug, slug)`,
  );
  await createTable(
    "posts",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     kind_slug ${text} not null, slug ${text} not null, category_id ${text}, sort ${int} not null,
     title ${text} not null, title_key ${text} not null, summary ${text} not null, content ${text} not null, cover ${text},
     author ${text} not null, author_id ${text} references users (id) on delete set null, published_at ${int}, tags ${text} not null,
     reading_minutes ${int} not null, views ${int} not null, parent_id ${text}, audio_url ${text},
     meta_title ${text}, meta_description ${text}, status ${text} not null, version ${int} not null,
     search_text ${text} not null, created_at ${int} not null, updated_at ${int} not null, archived_at ${int},
     primary key (lms_id, id), unique (lms_id, kind_slug, slug),
     foreign key (lms_id, category_id) references categories (lms_id, id),
     foreign key (lms_id, parent_id) references posts (lms_id, id)`,
  );
  await run("create index posts_list on posts (lms_id, kind_slug, status, published_at)");
  await run("create index posts_category on posts (lms_id, category_id)");
  await run("create index posts_parent on posts (lms_id, parent_id)");
  await run("create index posts_author on posts (author_id)");
  await run("create index posts_archived on posts (archived_at)");
  await createTable(
    "post_slugs",
    `lms_id ${text} not null, kind_slug ${text} not null, slug ${text} not null, post_id ${text} not null,
     primary key (lms_id, kind_slug, slug),
     foreign key (lms_id, post_id) references posts (lms_id, id) on delete cascade`,
  );
  await run("create index post_slugs_post on post_slugs (lms_id, post_id)");
}
