import type { Ddl } from "./ddl";

/** Price plans that staff write. */
export async function createPlans({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "plans",
    `lms_id ${text} not null, id ${text} not null, name ${text} not null, audience ${text} not null,
     price ${int}, period ${text} not null check (period in ('once', 'person', 'month', 'semester', 'year')),
     included ${text} not null, excluded ${text} not null,
     action ${text} not null check (action in ('class', 'appointment', 'demo', 'training', 'talent', 'contact')),
     class_id ${text}, is_featured ${int} not null, sort ${int} not null,
     status ${text} not null check (status in ('draft', 'published', 'archived')),
     created_at ${int} not null, updated_at ${int} not null, version ${int} not null,
     primary key (lms_id, id)`,
  );
  await run("create index plans_list on plans (lms_id, status, sort, id)");
}
