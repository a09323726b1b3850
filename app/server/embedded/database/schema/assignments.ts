import type { HandInState } from "~/lib/assignments";

export interface AssignmentTables {
  /** Held by the chapters whose content names it. */
  assignments: {
    lms_id: string;
    id: string;
    class_id: string;
    title: string;
    /** JSON `[{ id, title, points }]`. */
    criteria: string;
    due_at: number | null;
    /** Best score after the due date; null: closed then. */
    late_max: number | null;
    /** Score that ends the chapter; null: handing in does. */
    pass_mark: number | null;
    created_at: number;
    updated_at: number;
  };
  hand_ins: {
    lms_id: string;
    id: string;
    /** `TUGAS-2026-000123` */
    number: string;
    assignment_id: string;
    user_id: string;
    body: string;
    file_id: string | null;
    file_name: string | null;
    file_bytes: number | null;
    submitted_at: number;
    late: number;
    status: HandInState;
    /** JSON by criterion; `{}` until graded. */
    points: string;
    comment: string;
    /** 0 to 100. */
    score: number | null;
    passed: number | null;
    decided_by_id: string | null;
    decided_by_name: string | null;
    decided_at: number | null;
    /** Null for the newest one of the learner. */
    replaced_at: number | null;
    version: number;
  };
  announcements: {
    lms_id: string;
    id: string;
    class_id: string;
    subject: string;
    body: string;
    author_name: string;
    created_at: number;
    /** Learners of the class when it was sent. */
    receivers: number;
    /** Last user that has a mail, in the order of ids; "" before the first. */
    mailed_to: string;
    mailed_at: number | null;
  };
}
