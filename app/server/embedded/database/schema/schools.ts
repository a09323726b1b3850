import type { SchoolFields, SchoolStatus } from "~/lib/school-fields";
import type { TeamFields, TeamStatus } from "~/lib/team-fields";

/** Personal data is stored as submitted (JSON); searched or unique fields have columns. */
export interface SchoolTables {
  schools: {
    lms_id: string;
    id: string;
    /** Public: `SEKOLAH-2026-000123`. */
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
    /** Reason for rejection or revision. */
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
  team_events: {
    lms_id: string;
    slug: string;
    title: string;
    /** UTC ms; end of registration and changes. */
    closes_at: number;
    created_at: number;
  };
  teams: {
    lms_id: string;
    id: string;
    /** Public: `LIGA-2026-000123`. */
    number: string;
    event_slug: string;
    school_id: string;
    name: string;
    /** Name normalized by `toSearchText`, unique in the event. */
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
    /** Six letters and digits, in clear text: the coach reads it to the members. */
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
    /** 0 after withdrawal or rejection; members may then join another team. */
    active: number;
    /** Null until the member joins. */
    user_id: string | null;
  };
}
