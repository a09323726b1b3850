import type { CLASS_LEVELS, CLASS_TYPES, Syllabus } from "../../hosts/services/classes";

/** Times are UTC ms; columns named in the comments hold JSON. A class's status is computed when asked for, never stored. */
export interface ClassTables {
  mentors: { lms_id: string; id: string; name: string; role: string; bio: string; avatar: string | null };
  classes: {
    lms_id: string;
    id: string;
    code: string;
    slug: string;
    name: string;
    summary: string;
    description: string;
    logo: string | null;
    cover: string | null;
    type: (typeof CLASS_TYPES)[number];
    level: (typeof CLASS_LEVELS)[number];
    price: number;
    strike_price: number | null;
    quota: number | null;
    enrolled: number;
    program_id: string | null;
    registration_start: number | null;
    registration_end: number | null;
    start_at: number | null;
    end_at: number | null;
    hours: number;
    /** JSON lists of texts. */
    outcomes: string;
    requirements: string;
    audience: string;
    schedule: string;
    certificate_completion: number;
    certificate_competence: number;
    /** Name, summary and mentors as `searchText` makes them. */
    search_text: string;
    created_at: number;
  };
  class_mentors: { lms_id: string; class_id: string; mentor_id: string; sort: number };
  class_modules: { lms_id: string; class_id: string; slug: string; title: string; sort: number };
  class_chapters: {
    lms_id: string;
    class_id: string;
    module_slug: string;
    slug: string;
    title: string;
    type: Syllabus["modules"][number]["chapters"][number]["type"];
    minutes: number;
    free: number;
    sort: number;
  };
  webinars: {
    lms_id: string;
    id: string;
    slug: string;
    title: string;
    summary: string;
    /** JSON: `[{ name, role }]`. */
    speakers: string;
    start_at: number;
    duration_min: number;
    zone: string;
    platform: string;
    program_id: string | null;
  };
}
