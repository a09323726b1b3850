import { computeScore } from "~/lib/assignments";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import { listPlaced, type PlacedSeed, toAssignmentRow, toCriteria } from "./assignment-seeds";
import type { SeedAssignment } from "./content/assignments";
import type { SeedClass, SeedMentor, SeedTenant } from "./content/types";
import { getUserId } from "./people-seeds";
import type { SeedEnrolment } from "./progress-seeds";
import { toTimestamp } from "./seed-time";

type HandIn = Schema["hand_ins"];

const STATES = ["waiting", "graded", "revision"] as const;

interface HandInSeeds {
  classes: readonly SeedClass[];
  enrolments: readonly SeedEnrolment[];
  mentors: readonly SeedMentor[];
}

/** What learners handed in for the first assignment of each class that has begun, with the progress it made. */
export function toHandInRows(
  { tenantId }: SeedTenant,
  { classes, enrolments, mentors }: HandInSeeds,
  now: number,
) {
  const handIns: HandIn[] = [];
  const progress: Schema["chapter_progress"][] = [];
  for (const seed of classes) {
    const [placed] = listPlaced(seed);
    if (!placed || !seed.start || toTimestamp(seed.start, now) > now - DAY_MS) continue;
    const assignment = toAssignmentRow(tenantId, placed, now);
    const grader = mentors.find(({ slug }) => slug === seed.mentors[0])?.name ?? "";
    const learners = enrolments.filter((enrolment) => enrolment.seed === seed);
    for (const [at, { person, at: enrolledAt }] of learners.entries()) {
      const first = Math.max(enrolledAt, toTimestamp(seed.start, now));
      const submittedAt = Math.min(first + (20 + 5 * at) * HOUR_MS, now - (8 + at) * HOUR_MS);
      const user_id = getUserId(person.email);
      const sent = { tenantId, user_id, assignment, submittedAt, at };
      const row = decide(toSentRow(sent, placed.task), { ...sent, task: placed.task, grader });
      handIns.push(row);
      if (placed.task.passMark === null || row.passed === 1)
        progress.push(toProgress(row, assignment.class_id, placed));
    }
  }
  return { progress, ...withNumbers(tenantId, handIns) };
}

interface SentSeed {
  tenantId: string;
  user_id: string;
  assignment: Schema["assignments"];
  submittedAt: number;
  at: number;
}

const toSentRow = (
  { tenantId, user_id, assignment, submittedAt, at }: SentSeed,
  { handIns }: SeedAssignment,
): HandIn => ({
  lms_id: tenantId,
  id: deriveRecordId("hand-in", tenantId, assignment.id, user_id),
  number: "",
  assignment_id: assignment.id,
  user_id,
  body: handIns[at % handIns.length] ?? "",
  file_id: null,
  file_name: null,
  file_bytes: null,
  submitted_at: submittedAt,
  late: Number(assignment.due_at !== null && submittedAt > assignment.due_at),
  status: "waiting",
  points: "{}",
  comment: "",
  score: null,
  passed: null,
  decided_by_id: null,
  decided_by_name: null,
  decided_at: null,
  replaced_at: null,
  version: 1,
});

/** Each state in turn. */
function decide(
  row: HandIn,
  { at, task, grader }: SentSeed & { task: SeedAssignment; grader: string },
): HandIn {
  const status = STATES[at % STATES.length] ?? "waiting";
  if (status === "waiting") return row;
  const decided = {
    ...row,
    status,
    decided_by_name: grader,
    decided_at: row.submitted_at + 6 * HOUR_MS,
    version: 2,
  };
  if (status === "revision") return { ...decided, comment: task.revision };
  const criteria = toCriteria(task);
  const points = Object.fromEntries(
    criteria.map(({ id, points: max }) => [id, max - (at % 4) * 2]),
  );
  const score = computeScore(criteria, points, { isLate: row.late === 1, lateMax: task.lateMax });
  return {
    ...decided,
    comment: task.praise,
    points: JSON.stringify(points),
    score,
    passed: Number(score >= (task.passMark ?? 0)),
  };
}

const toProgress = (row: HandIn, class_id: string, { module, chapter }: PlacedSeed) => ({
  lms_id: row.lms_id,
  class_id,
  module_slug: module,
  chapter_slug: chapter,
  user_id: row.user_id,
  done_at: row.submitted_at,
  self_declared: 0,
});

/** Numbers in the order of sending, and the counters that go on from them. */
function withNumbers(tenantId: string, rows: readonly HandIn[]) {
  const counts = new Map<string, number>();
  const handIns = rows
    .toSorted((a, b) => a.submitted_at - b.submitted_at)
    .map((row) => {
      const year = formatIsoDate(row.submitted_at).slice(0, 4);
      const count = (counts.get(year) ?? 0) + 1;
      counts.set(year, count);
      return { ...row, number: `TUGAS-${year}-${String(count).padStart(6, "0")}` };
    });
  const counters = [...counts].map(([year, value]) => ({
    lms_id: tenantId,
    name: `hand-in-${year}`,
    value,
  }));
  return { handIns, counters };
}
