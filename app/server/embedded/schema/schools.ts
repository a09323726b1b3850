import type { SchoolFields, SchoolStatus } from "~/lib/school-fields";
import type { TeamFields, TeamStatus } from "~/lib/team-fields";

/** Schools and their teams. People's data is kept as the forms gave it (JSON); what is searched or unique has a column. */
export interface SchoolTables {
  schools: {
    lms_id: string;
    id: string;
    /** Shown to people: `SEKOLAH-2026-000123`. */
    number: string;
    npsn: string;
    name: string;
    type: SchoolFields["type"];
    ownership: SchoolFields["status"];
    province_id: string;
    city_id: string;
    address: string;
    postcode: string;
    /** JSON `{ name, nip, phone }`. */
    principal: string;
    /** JSON `{ name, position, email, phone }`. */
    pic: string;
    students: number;
    /** JSON list of SMK programmes. */
    majors: string;
    website: string | null;
    /** Id of a file in the drive. */
    letter_id: string | null;
    status: SchoolStatus;
    /** Why it was rejected or is to be revised. */
    reason: string | null;
    decided_by: string | null;
    decided_by_name: string | null;
    decided_at: number | null;
    version: number;
    manage_key_hash: string;
    search_text: string;
    created_at: number;
    updated_at: number;
  };
  /** Competitions that teams register for. */
  team_events: {
    lms_id: string;
    slug: string;
    title: string;
    /** UTC ms; teams register and change until then. */
    closes_at: number;
    created_at: number;
  };
  teams: {
    lms_id: string;
    id: string;
    /** Shown to people: `LIGA-2026-000123`. */
    number: string;
    event_slug: string;
    school_id: string;
    name: string;
    /** As `searchText` makes it: unique in the event, however it is written. */
    name_key: string;
    category: TeamFields["category"];
    programme: string | null;
    idea: string;
    /** JSON `{ name, phone, email }`. */
    coach: string;
    coach_user_id: string | null;
    status: TeamStatus;
    reason: string | null;
    decided_by: string | null;
    decided_by_name: string | null;
    decided_at: number | null;
    version: number;
    manage_key_hash: string;
    /** Six letters and digits; read by people who are to join, so it stands here as it is. */
    join_code: string;
    join_ends_at: number;
    created_at: number;
    updated_at: number;
  };
  team_members: {
    lms_id: string;
    team_id: string;
    event_slug: string;
    place: number;
    nisn: string;
    name: string;
    /** JSON: grade, gender, contact and guardian. */
    details: string;
    is_captain: number;
    /** 0 once the team is withdrawn or rejected: its members are free for another one. */
    active: number;
    /** Whose account it is, once they joined. */
    user_id: string | null;
  };
}
