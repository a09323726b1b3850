/** Kinds of questions (designs B3). */
export const QUESTION_TYPES = ["single", "multiple", "true_false", "short", "number", "matching", "order", "essay"] as const;
export const QUESTION_LEVELS = ["mudah", "sedang", "sulit"] as const;

/** What is taught and how far people came. Times are UTC ms, scores 0 to 100; columns named in the comments hold JSON. */
export interface LearningTables {
  /** What a chapter of `class_chapters` shows. No row: its text is not written yet. */
  chapter_contents: {
    lms_id: string;
    class_id: string;
    module_slug: string;
    chapter_slug: string;
    /** Cleaned HTML: the text, a video's transcript, what a file or task is about. */
    body: string;
    /** Path of a video's still picture on this site. */
    poster: string | null;
    /** Of a quiz. */
    quiz_id: string | null;
    /** Of a code task: a language of the studio, what stands in the editor, JSON `[{ input, expected }]` (texts of standard input and output). */
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
    /** JSON `[{ tag, count }]`: how many questions are drawn from the bank for each tag. */
    draw: string;
    /** Null: as often as somebody wants. */
    max_attempts: number | null;
    version: number;
    created_at: number;
    updated_at: number;
  };
  /**
   * The tenant's question bank. `options` and `answer` are JSON by type:
   * - single, multiple: `[{ id, text }]` and `{ options: [id] }`
   * - true_false: `[]` and `{ value }`
   * - short: `[]` and `{ accept: [text] }`, compared as `searchText` makes them
   * - number: `[]` and `{ value, tolerance }`
   * - matching: `{ left: [{ id, text }], right: [{ id, text }] }` and `{ pairs: { leftId: rightId } }`
   * - order: `[{ id, text }]` and `{ order: [id] }`
   * - essay: `[]` and `{ rubric: [text] }`, read by a person
   */
  questions: {
    lms_id: string;
    id: string;
    type: (typeof QUESTION_TYPES)[number];
    level: (typeof QUESTION_LEVELS)[number];
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
    /** `open` until it is handed in, by the learner or by the deadline; `waiting` while an essay is unread. */
    status: "open" | "waiting" | "graded";
    /** JSON list of the drawn questions' ids, in the order shown. */
    questions: string;
    /** JSON: question id → what was given: `{ options }`, `{ value }`, `{ text }`, `{ pairs }` or `{ order }`. What is missing was left empty. */
    answers: string;
    started_at: number;
    /** Null without a time limit. */
    deadline_at: number | null;
    submitted_at: number | null;
    score: number | null;
    passed: number | null;
    version: number;
  };
  /** A row: done. */
  chapter_progress: {
    lms_id: string;
    class_id: string;
    module_slug: string;
    chapter_slug: string;
    user_id: string;
    done_at: number;
    /** 1: the learner said so, nothing measured it. */
    self_declared: number;
  };
  certificates: {
    lms_id: string;
    /** `{TENANT}-{YYYY}-{8 base32}`. */
    number: string;
    kind: "completion" | "competence";
    class_id: string;
    user_id: string;
    /** As they were when it was issued. */
    name: string;
    class_name: string;
    hours: number;
    score: number | null;
    signer_name: string;
    signer_title: string;
    issued_at: number;
    revoked_at: number | null;
    revoked_reason: string | null;
  };
}
