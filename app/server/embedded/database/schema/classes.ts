import type { Publication } from "~/lib/class-options";
import type { ChapterType, ClassLevel, ClassType } from "../../../hosts/services/classes";

/** The class status is computed on read, not stored. */
export interface ClassTables {
  mentors: {
    lms_id: string;
    id: string;
    name: string;
    role: string;
    bio: string;
    avatar: string | null;
    /** Grows with every change, and is the version of the profile's form. */
    updated_at: number;
    /** Whose profile it is; null for guests, and until its account is known. */
    user_id: string | null;
    /** JSON string array; null for none. */
    links: string | null;
  };
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
    type: ClassType;
    level: ClassLevel;
    price: number;
    strike_price: number | null;
    quota: number | null;
    enrolled: number;
    /** Places that unpaid invoices and offers from the waiting list hold. */
    reserved: number;
    program_id: string | null;
    registration_start: number | null;
    registration_end: number | null;
    start_at: number | null;
    end_at: number | null;
    hours: number;
    /** JSON string arrays. */
    outcomes: string;
    requirements: string;
    audience: string;
    schedule: string;
    certificate_completion: number;
    certificate_competence: number;
    /** Name, summary and mentors, normalized by `toSearchText`. */
    search_text: string;
    created_at: number;
    /** Last change of class, mentors or syllabus, not of enrolments; triggers a search rebuild. */
    updated_at: number;
    publication: Publication;
    /** Of what the class form edits; enrolments leave it. */
    version: number;
    /** Of its modules and chapters. */
    syllabus_version: number;
    cover_alt: string | null;
  };
  /** Former slugs of a class. */
  class_slugs: { lms_id: string; slug: string; class_id: string };
  class_mentors: { lms_id: string; class_id: string; mentor_id: string; sort: number };
  /** Accounts that teach the class; `class_mentors` are the people whom its page presents. */
  class_staff: { lms_id: string; class_id: string; user_id: string };
  /** Who waits for a place, or for registration to open. */
  class_waits: {
    lms_id: string;
    class_id: string;
    user_id: string;
    kind: "place" | "opening";
    created_at: number;
    /** UTC ms until which a free place is held for the user; null while in line. */
    offered_until: number | null;
  };
  class_modules: { lms_id: string; class_id: string; slug: string; title: string; sort: number };
  class_chapters: {
    lms_id: string;
    class_id: string;
    module_slug: string;
    slug: string;
    title: string;
    type: ChapterType;
    minutes: number;
    free: number;
    sort: number;
    /** Removed from the syllabus; its row holds the progress of learners. */
    archived_at: number | null;
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
    /** Sanitized HTML. */
    description: string;
    /** The class that it belongs to: its staff see who comes, its learners have it in their calendar. */
    class_id: string | null;
    join_url: string | null;
    recording_url: string | null;
    slide_url: string | null;
    version: number;
  };
  webinar_guests: {
    lms_id: string;
    webinar_id: string;
    user_id: string;
    registered_at: number;
    /** When the link to the room was first opened. */
    joined_at: number | null;
  };
}
