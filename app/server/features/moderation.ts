import { formatDateTime } from "~/lib/dates";
import { pageLinks } from "~/lib/page-links";
import { SUBMISSION_LABELS, SUBMISSION_STATUS, type SubmissionKind } from "~/lib/submissions";
import type { PageLinks, StatusView } from "~/lib/views";
import type { Refusal } from "../form-post";
import type { Submission, VoteRow } from "../hosts/desk/moderation";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { subject } from "./read";
import { refusalOf } from "./refusal";
import { section } from "./section";

export interface SubmissionView {
  id: string;
  kind: string;
  status: StatusView;
  /** Whose it is: name, role and institution where they were told. */
  from: string;
  email: string | null;
  topic: string | null;
  text: string;
  /** "4 dari 5"; null without a rating. */
  rating: string | null;
  sentAt: string;
  decided: string | null;
  version: number;
  canPublish: boolean;
  canHide: boolean;
}

export interface SubmissionsView {
  rows: SubmissionView[];
  links: PageLinks;
  /** How many of each kind wait, in the kinds' order. */
  pending: { label: string; count: number }[];
}

interface Filters {
  page: number;
  kind?: SubmissionKind | undefined;
  status?: Submission["status"] | undefined;
}

/** What visitors handed in, newest first. @throws AppError forbidden, unavailable */
export async function listSubmissions(visit: Visit, filters: Filters): Promise<SubmissionsView> {
  const found = await subject(deskOf(visit).listSubmissions({ query: filters }));
  const { page: _, ...kept } = filters;
  const kinds = Object.entries(SUBMISSION_LABELS) as [SubmissionKind, string][];
  return {
    rows: found.items.map(toSubmission),
    links: pageLinks(found, "/Dashboard/Moderation", kept),
    pending: kinds.map(([kind, label]) => ({ label, count: found.pending[kind] })),
  };
}

/** Publishes or hides one; whoever comes second is told, and sees how it stands. @throws AppError not-found */
export async function moderate(
  visit: Visit,
  { id, ...body }: { id: string; status: "published" | "hidden"; version: number },
): Promise<{ ok: true } | ({ ok: false } & Refusal)> {
  try {
    await deskOf(visit).moderate({ params: { id }, body });
    return { ok: true };
  } catch (error) {
    const texts = { 409: "Kiriman itu sudah diputuskan lebih dulu. Daftar di bawah menunjukkan keadaan terakhirnya." };
    return { ok: false, ...refusalOf(visit, error, { fields: [], texts }) };
  }
}

/** How many wait for a decision; null where it could not be asked. */
export async function waitingSubmissions(visit: Visit): Promise<number | null> {
  if (!visit.hosts.desk) return null;
  const found = await section(visit, visit.hosts.desk.listSubmissions({ query: { perPage: 1 } }));
  return found.ok ? Object.values(found.data.data.pending).reduce((sum, count) => sum + count, 0) : null;
}

export interface VoteView {
  id: string;
  vote: StatusView;
  reason: string | null;
  comment: string;
  question: string;
  answer: string;
  at: string;
}

export interface VotesView {
  rows: VoteView[];
  links: PageLinks;
  up: number;
  down: number;
}

/** How answers of the assistant were judged, newest first. @throws AppError forbidden, unavailable */
export async function listVotes(visit: Visit, filters: { page: number; value?: "up" | "down" | undefined }): Promise<VotesView> {
  const found = await subject(deskOf(visit).listVotes({ query: filters }));
  const { page: _, ...kept } = filters;
  return { rows: found.items.map(toVote), links: pageLinks(found, "/Dashboard/Assistant", kept), up: found.up, down: found.down };
}

const toSubmission = (one: Submission): SubmissionView => ({
  ...{
    id: one.id,
    kind: SUBMISSION_LABELS[one.kind],
    status: SUBMISSION_STATUS[one.status],
    email: one.email,
    topic: one.topic,
    text: one.text,
  },
  from: [one.name, one.role, one.institution].filter(Boolean).join(", "),
  rating: one.rating === null ? null : `${one.rating} dari 5`,
  sentAt: formatDateTime(one.createdAt),
  decided: one.decidedAt === null ? null : `${one.decidedBy ?? "Pengelola"}, ${formatDateTime(one.decidedAt)}`,
  ...{ version: one.version, canPublish: one.status !== "published", canHide: one.status !== "hidden" },
});

const toVote = (row: VoteRow): VoteView => ({
  id: row.messageId,
  vote: row.value === "up" ? { label: "Membantu", tone: "green" } : { label: "Tidak membantu", tone: "red" },
  ...{ reason: row.reason, comment: row.comment, question: row.question, answer: row.answer, at: formatDateTime(row.at) },
});
