import type { Ddl } from "./ddl";

export async function createClasses({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "mentors",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     name ${text} not null, role ${text} not null, bio ${text} not null, avatar ${text},
     primary key (lms_id, id)`,
  );
  await createTable(
    "classes",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     code ${text} not null, slug ${text} not null,
     name ${text} not null, summary ${text} not null, description ${text} not null,
     logo ${text}, cover ${text}, type ${text} not null, level ${text} not null,
     price ${int} not null check (price >= 0), strike_price ${int}, quota ${int}, enrolled ${int} not null, program_id ${text},
     registration_start ${int}, registration_end ${int}, start_at ${int}, end_at ${int}, hours ${int} not null,
     outcomes ${text} not null, requirements ${text} not null, audience ${text} not null, schedule ${text} not null,
     certificate_completion ${int} not null, certificate_competence ${int} not null,
     search_text ${text} not null, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, slug), unique (lms_id, code)`,
  );
  await run("create index classes_start on classes (lms_id, start_at)");
  await createTable(
    "class_mentors",
    `lms_id ${text} not null, class_id ${text} not null, mentor_id ${text} not null, sort ${int} not null,
     primary key (lms_id, class_id, mentor_id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade,
     foreign key (lms_id, mentor_id) references mentors (lms_id, id)`,
  );
  await run("create index class_mentors_mentor on class_mentors (lms_id, mentor_id)");
  await createTable(
    "class_modules",
    `lms_id ${text} not null, class_id ${text} not null, slug ${text} not null, title ${text} not null, sort ${int} not null,
     primary key (lms_id, class_id, slug),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await createTable(
    "class_chapters",
    `lms_id ${text} not null, class_id ${text} not null, module_slug ${text} not null, slug ${text} not null,
     title ${text} not null, type ${text} not null, minutes ${int} not null, free ${int} not null, sort ${int} not null,
     primary key (lms_id, class_id, module_slug, slug),
     foreign key (lms_id, class_id, module_slug) references class_modules (lms_id, class_id, slug) on delete cascade`,
  );
  await createTable(
    "webinars",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, slug ${text} not null,
     title ${text} not null, summary ${text} not null, speakers ${text} not null,
     start_at ${int} not null, duration_min ${int} not null, zone ${text} not null, platform ${text} not null, program_id ${text},
     primary key (lms_id, id), unique (lms_id, slug)`,
  );
  await run("create index webinars_start on webinars (lms_id, start_at)");
}
