import type { JOB_MODES, JOB_TYPES } from "~/lib/jobs";
import type { SERVICE_KINDS } from "~/lib/service-request";
import type { PROGRAMME_STATUSES } from "../../hosts/services/programs";
import type { CLICK_TYPES, RECORDED } from "../../hosts/services/statistics";

/** Counted by month and province: people and results of programmes, and what pages have recorded. */
export type Metric = "students" | "graduates" | "registrants" | "schools" | "score" | (typeof RECORDED)[number];

/** Programmes with their schools, batches and learners; companies with jobs; what is counted. Times are UTC ms. */
export interface ProgrammeTables {
  /** Their classes are those whose `program_id` names them. */
  programmes: {
    lms_id: string;
    id: string;
    slug: string;
    name: string;
    summary: string;
    /** Cleaned HTML. */
    description: string;
    logo: string | null;
    status: (typeof PROGRAMME_STATUSES)[number];
    start_at: number;
    end_at: number;
    created_at: number;
  };
  programme_schools: {
    lms_id: string;
    programme_id: string;
    npsn: string;
    name: string;
    province_id: string;
    city_id: string;
    students: number;
  };
  /** Who learns in a programme, for which school; their points follow from what they did in its classes. */
  programme_learners: {
    lms_id: string;
    programme_id: string;
    user_id: string;
    npsn: string | null;
    /** 1: does not want to stand in the leaderboard. */
    hidden: number;
    created_at: number;
  };
  programme_syllabus: { lms_id: string; programme_id: string; sort: number; title: string };
  batches: {
    lms_id: string;
    id: string;
    programme_id: string;
    name: string;
    start_at: number;
    end_at: number;
    quota: number;
    registered: number;
    created_at: number;
  };
  /** Where learning goes on beside the classes; the landing's counter names them. */
  extensions: { lms_id: string; id: string; name: string; sort: number };
  /** Links that open one class to whoever holds them. The token stands here as SHA-256 only. */
  class_invitations: {
    lms_id: string;
    token_hash: string;
    class_id: string;
    created_by: string | null;
    created_at: number;
    expires_at: number;
  };
  companies: {
    lms_id: string;
    id: string;
    slug: string;
    name: string;
    logo: string | null;
    city: string;
    summary: string;
    /** Cleaned HTML. */
    description: string;
    created_at: number;
  };
  jobs: {
    lms_id: string;
    id: string;
    company_id: string;
    title: string;
    type: (typeof JOB_TYPES)[number];
    mode: (typeof JOB_MODES)[number];
    city: string;
    /** Rupiah a month; null: kept secret. */
    salary_min: number | null;
    salary_max: number | null;
    summary: string;
    /** JSON list of texts. */
    requirements: string;
    /** The end of the day in WIB. */
    deadline_at: number;
    openings: number;
    status: "draft" | "review" | "open" | "closed";
    created_at: number;
    updated_at: number;
  };
  job_applications: {
    lms_id: string;
    id: string;
    /** Shown to people: `LAMARAN-2026-000123`. */
    number: string;
    job_id: string;
    name: string;
    email: string;
    phone: string;
    /** Id of a file in the drive. */
    cv_id: string | null;
    cover_letter: string;
    manage_key_hash: string;
    created_at: number;
  };
  /** Companies that ask for people or for training (designs B6). */
  service_requests: {
    lms_id: string;
    id: string;
    /** Shown to people: `LAYANAN-2026-000123`. */
    number: string;
    kind: (typeof SERVICE_KINDS)[number];
    company: string;
    pic: string;
    email: string;
    phone: string;
    need: string;
    headcount: number;
    /** `YYYY-MM-DD`, or null: not yet known. */
    start_date: string | null;
    budget_range: string;
    notes: string;
    created_at: number;
  };
  /** `province_id` is "" for what belongs to no province. */
  statistics_series: { lms_id: string; metric: Metric; month: string; province_id: string; value: number };
  click_log: {
    lms_id: string;
    id: string;
    type: (typeof CLICK_TYPES)[number];
    from_url: string;
    to_url: string;
    session_hash: string;
    at: number;
  };
}
