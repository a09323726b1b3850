import type { Ddl } from "./ddl";

/** Versions of a tenant's setting: who changed which values, before and after. */
export async function addSettingVersions({ text, int, createTable }: Ddl): Promise<void> {
  await createTable(
    "setting_versions",
    `lms_id ${text} not null references tenants (lms_id), version ${int} not null, at ${int} not null,
     by_id ${text} not null, by_name ${text} not null, undoes ${int}, changes ${text} not null,
     primary key (lms_id, version)`,
  );
}
