import type { Ddl } from "./ddl";

/** For the inbox, which lists the teams of all competitions. */
export const indexTeamInbox = ({ run }: Ddl): Promise<void> =>
  run("create index teams_inbox on teams (lms_id, created_at)");
