import type { Visibility } from "~/lib/class-options";
import type { JobStatus } from "~/lib/job-desk-fields";
import type { JOB_MODES, JOB_TYPES } from "~/lib/job-fields";
import type { JOIN_AS, PROGRAM_STATUSES } from "~/lib/program-options";
import type { SERVICE_KINDS } from "~/lib/service-request-fields";
import type { ViewMetric } from "~/lib/view-metrics";
import type { CLICK_TYPES } from "../../../hosts/services/statistics";

/** Counted by month and province. */
export type Metric = "students" | "graduates" | "registrants" | "schools" | "score" | ViewMetric;

export interface ProgramTables {
  /** Classes refer to them by `program_id`. */
  programmes: {
    lms_id: string;
    id: string;
    slug: string;
    name: string;
    summary: string;
    /** Sanitized HTML. */
    description: string;
    logo: string | null;
    status: (typeof PROGRAM_STATUSES)[number];
    /** For whom it is, in one sentence. */
    audience: string;
    /** JSON string array. */
    benefits: string;
    /** In one or two sentences. */
    how_to_join: string;
    join_as: (typeof JOIN_AS)[number];
    start_at: number;
    end_at: number;
    created_at: number;
    publication: Visibility;
    /** Low numbers come first among programs of one status. */
    sort: number;
    version: number;
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
  /** Points are computed from the learner's activity in the program's classes. */
  programme_learners: {
    lms_id: string;
    programme_id: string;
    user_id: string;
    npsn: string | null;
    /** 1: excluded from the leaderboard. */
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
  /** Learning places beside the classes, listed by the landing counter. */
  extensions: { lms_id: string; id: string; name: string; sort: number };
  /** Links that open one class to their bearer. */
  class_invitations: {
    lms_id: string;
    token_hash: string;
    class_id: string;
    created_by: string | null;
    created_at: number;
    expires_at: number;
    /** Null for links that were made by the admin host's call, whose tokens are known to their maker only. */
    id: string | null;
    created_by_name: string | null;
    /** Null: unlimited. */
    max_uses: number | null;
    used: number;
    /** 1: a place in a paid class costs nothing. */
    is_free: number;
    revoked_at: number | null;
  };
  companies: {
    lms_id: string;
    id: string;
    slug: string;
    name: string;
    logo: string | null;
    city: string;
    summary: string;
    /** Sanitized HTML. */
    description: string;
    created_at: number;
    publication: Visibility;
    version: number;
    /** 0 before the first change. */
    updated_at: number;
    /** Whose company it is; null for those that only roles 0 and 1 write. */
    created_by: string | null;
  };
  jobs: {
    lms_id: string;
    id: string;
    company_id: string;
    title: string;
    type: (typeof JOB_TYPES)[number];
    mode: (typeof JOB_MODES)[number];
    city: string;
    /** Rupiah per month; null: confidential. */
    salary_min: number | null;
    salary_max: number | null;
    summary: string;
    /** JSON string array. */
    requirements: string;
    /** The end of the day in WIB. */
    deadline_at: number;
    openings: number;
    status: JobStatus;
    created_at: number;
    updated_at: number;
    version: number;
  };
  job_applications: {
    lms_id: string;
    id: string;
    /** Public: `LAMARAN-2026-000123`. */
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
  /** Talent and training requests of companies (designs B6). */
  service_requests: {
    lms_id: string;
    id: string;
    /** Public: `LAYANAN-2026-000123`. */
    number: string;
    kind: (typeof SERVICE_KINDS)[number];
    company: string;
    pic: string;
    email: string;
    phone: string;
    need: string;
    headcount: number;
    /** `YYYY-MM-DD`; null if unknown. */
    start_date: string | null;
    budget_range: string;
    notes: string;
    created_at: number;
  };
  /** `province_id` is "" without a province. */
  statistics_series: {
    lms_id: string;
    metric: Metric;
    month: string;
    province_id: string;
    value: number;
  };
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
