import type { Ddl } from "./ddl";

/** Past client programs that staff write. */
export async function createPortfolios({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "portfolios",
    `lms_id ${text} not null, id ${text} not null, slug ${text} not null,
     kind ${text} not null check (kind in ('csr', 'pemerintah', 'kampus')), title ${text} not null,
     client_name ${text} not null, summary ${text} not null, description ${text} not null,
     ended_on ${text} not null, batches ${text} not null, value ${int} not null, figure ${text} not null,
     project_link ${text}, video_link ${text}, cover ${text}, cover_alt ${text} not null,
     images ${text} not null, photos ${text} not null,
     status ${text} not null check (status in ('draft', 'published', 'archived')),
     created_at ${int} not null, updated_at ${int} not null, version ${int} not null,
     primary key (lms_id, id), unique (lms_id, slug)`,
  );
  await run("create index portfolios_list on portfolios (lms_id, status, ended_on, id)");
  await createTable(
    "portfolio_slugs",
    `lms_id ${text} not null, slug ${text} not null, portfolio_id ${text} not null,
     primary key (lms_id, slug),
     foreign key (lms_id, portfolio_id) references portfolios (lms_id, id) on delete cascade`,
  );
}
