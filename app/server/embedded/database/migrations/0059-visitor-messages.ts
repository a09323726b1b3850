import type { Ddl } from "./ddl";

/** What demo requests and questions hold beside their inbox item. */
export async function createVisitorMessages({ text, createTable }: Ddl): Promise<void> {
  await createTable(
    "visitor_messages",
    `lms_id ${text} not null, id ${text} not null, institution ${text} not null, message ${text} not null,
     primary key (lms_id, id),
     foreign key (lms_id, id) references inbox_items (lms_id, id) on delete cascade`,
  );
}
