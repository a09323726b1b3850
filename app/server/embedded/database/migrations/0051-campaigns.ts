import type { Ddl } from "./ddl";

/** Campaigns that collect donations, their former addresses, and their news. */
export async function createCampaigns({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "campaigns",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, slug ${text} not null,
     title ${text} not null, summary ${text} not null, story ${text} not null,
     picture ${text}, picture_alt ${text}, goal ${int} check (goal > 0), ends_on ${text},
     presets ${text} not null, permit_number ${text}, permit_from ${text}, permit_until ${text},
     shows_donors ${int} not null, is_open ${int} not null, opened_at ${int},
     created_by_name ${text} not null, created_at ${int} not null, version ${int} not null,
     primary key (lms_id, id), unique (lms_id, slug)`,
  );
  await run("create index campaigns_list on campaigns (lms_id, created_at, id)");
  await run("create index campaigns_open on campaigns (lms_id, opened_at, id) where is_open = 1");
  const campaign = "foreign key (lms_id, campaign_id) references campaigns (lms_id, id)";
  await createTable(
    "campaign_slugs",
    `lms_id ${text} not null, slug ${text} not null, campaign_id ${text} not null,
     primary key (lms_id, slug), ${campaign}`,
  );
  await createTable(
    "campaign_updates",
    `lms_id ${text} not null, id ${text} not null, campaign_id ${text} not null, body ${text} not null,
     author_name ${text} not null, created_at ${int} not null, primary key (lms_id, id), ${campaign}`,
  );
  await run(
    "create index campaign_updates_list on campaign_updates (lms_id, campaign_id, created_at)",
  );
  await run("create index donations_campaign on donations (lms_id, campaign, status, paid_at)");
}
