import type { CertificateKind } from "~/lib/certificates";
import type { QuestionLevel, QuestionType, ReviewRule } from "~/lib/questions";

/** Scores are 0 to 100. */
export interface LearningTables {
  /** Content of `class_chapters`; no row if it is not written yet. */
  chapter_contents: {
    lms_id: string;
    class_id: string;
    module_slug: string;
    chapter_slug: string;
    /** Sanitized HTML: text, video transcript, or description of a file or task. */
    body: string;
    /** Path of a video's poster image. */
    poster: string | null;
    /** Address of the video or file, or of a file of the drive; null if there is none yet. */
    media: string | null;
    /** Address of a video's sound alone. */
    audio: string | null;
    /** Address of a video's captions (WebVTT). */
    captions: string | null;
    quiz_id: string | null;
    assignment_id: string | null;
    /** Code task: studio language, initial code, JSON `[{ input, expected }]` (stdin, stdout). */
    language: string | null;
    starter: string | null;
    tests: string | null;
    version: number;
    updated_at: number;
  };
  quizzes: {
    lms_id: string;
    id: string;
    class_id: string;
    title: string;
    pass_mark: number;
    /** Null: no limit. */
    time_limit_min: number | null;
    /** JSON `[{ tag, count }]`: questions drawn from the bank per tag. */
    draw: string;
    /** JSON `[{ id, points }]`: questions that every attempt has; null for none. */
    chosen: string | null;
    /** Null: unlimited. */
    max_attempts: number | null;
    /** Whether and when learners see the right answers. */
    review: ReviewRule;
    /** 0: questions and options stand in the bank's order. */
    shuffle: number;
    version: number;
    created_at: number;
    updated_at: number;
  };
  /**
   * The tenant's question bank. `options` and `answer` are JSON by type:
   * - single, multiple: `[{ id, text }]` and `{ options: [id] }`
   * - true_false: `[]` and `{ value }`
   * - short: `[]` and `{ accept: [text] }`, compared after `toSearchText`
   * - number: `[]` and `{ value, tolerance }`
   * - matching: `{ left: [{ id, text }], right: [{ id, text }] }` and `{ pairs: { leftId: rightId } }`
   * - order: `[{ id, text }]` and `{ order: [id] }`
   * - essay: `[]` and `{ rubric: [text] }`, graded manually
   */
  questions: {
    lms_id: string;
    id: string;
    /** Null: drawn by quizzes of all classes; else by those of this class only. */
    class_id: string | null;
    /** `toContentKey`; null for rows from before release 0028. */
    content_key: string | null;
    type: QuestionType;
    level: QuestionLevel;
    prompt: string;
    options: string;
    answer: string;
    explanation: string;
    search_text: string;
    version: number;
    created_at: number;
    updated_at: number;
    archived_at: number | null;
  };
  question_tags: { lms_id: string; question_id: string; tag: string };
  quiz_attempts: {
    lms_id: string;
    id: string;
    quiz_id: string;
    user_id: string;
    /** `open` until submission or deadline; `waiting` while an essay is ungraded. */
    status: "open" | "waiting" | "graded";
    /** JSON list of drawn question ids in display order. */
    questions: string;
    /** JSON: the drawn questions as they were at the start; null before release 0025, then the bank's. */
    sheet: string | null;
    /** JSON by question id: `LearnerAnswer`. */
    answers: string;
    /** JSON by id of an essay: `{ percent, feedback }`. */
    grades: string;
    started_at: number;
    /** Null without a time limit. */
    deadline_at: number | null;
    submitted_at: number | null;
    score: number | null;
    passed: number | null;
    version: number;
  };
  /** A row marks the chapter as done. */
  chapter_progress: {
    lms_id: string;
    class_id: string;
    module_slug: string;
    chapter_slug: string;
    user_id: string;
    done_at: number;
    /** 1: declared by the learner, not measured. */
    self_declared: number;
  };
  /** A learner's own note of a chapter; no row without text. */
  lesson_notes: {
    lms_id: string;
    class_id: string;
    user_id: string;
    module_slug: string;
    chapter_slug: string;
    body: string;
    updated_at: number;
  };
  /** A learner's question about a chapter. The class sees it once it is answered. */
  lesson_questions: {
    lms_id: string;
    id: string;
    class_id: string;
    module_slug: string;
    chapter_slug: string;
    user_id: string;
    body: string;
    created_at: number;
    answer: string | null;
    answered_by_name: string | null;
    answered_at: number | null;
    /** 1: moderated away; only the asker still sees it. */
    hidden: number;
    version: number;
  };
  /** The secret of a user's calendar feed is derived from its version. */
  calendar_tokens: { lms_id: string; user_id: string; version: number };
  certificates: {
    lms_id: string;
    /** `{TENANT}-{YYYY}-{8 base32}`. */
    number: string;
    kind: CertificateKind;
    class_id: string;
    user_id: string;
    /** Snapshot at issue. */
    name: string;
    class_name: string;
    hours: number;
    score: number | null;
    signer_name: string;
    signer_title: string;
    issued_at: number;
    /** Null until the learner's mail is queued. */
    mailed_at: number | null;
    revoked_at: number | null;
    revoked_by_name: string | null;
    revoked_reason: string | null;
    /** When the learner was erased; the name is empty then. */
    erased_at: number | null;
  };
}
