import { formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { createStatusTabs } from "~/lib/status-tabs";
import {
  getPublicPath,
  MODERATION_PATH,
  SUBMISSION_LABELS,
  SUBMISSION_STATUS,
  SUBMISSION_STATUSES,
  type SubmissionKind,
} from "~/lib/submissions";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { Submission, VoteRow } from "../hosts/admin/moderation";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { required } from "./required";

export interface SubmissionView {
  id: string;
  kind: string;
  status: StatusView;
  /** Name, role and institution, where given. */
  author: string;
  email: string | null;
  topic: string | null;
  text: string;
  /** "4 dari 5"; null without a rating. */
  rating: string | null;
  sentAt: string;
  decision: string | null;
  /** Why it is hidden. */
  reason: string | null;
  /** Of aspirations; null for kinds that are not answered. */
  answer: { text: string } | null;
  /** What a review is about. */
  about: string | null;
  /** Where the public reads it; null unless it is published there. */
  publicHref: string | null;
  version: number;
  canPublish: boolean;
  canHide: boolean;
}

export interface SubmissionsView {
  rows: SubmissionView[];
  links: PageLinks;
  tabs: StatusTab[];
  /** Pending submissions per kind. */
  pending: { label: string; count: number }[];
}

interface Filters {
  page: number;
  kind?: SubmissionKind | undefined;
  status?: Submission["status"] | undefined;
}

/** Submissions of visitors, newest first. @throws AppError forbidden, unavailable */
export async function listSubmissions(
  context: RequestContext,
  filters: Filters,
): Promise<SubmissionsView> {
  const list = await required(getAdmin(context).listSubmissions({ query: filters }));
  const { page: _, ...query } = filters;
  const kinds = Object.entries(SUBMISSION_LABELS) as [SubmissionKind, string][];
  return {
    rows: list.items.map(toSubmissionView),
    links: createPageLinks(list, MODERATION_PATH, query),
    tabs: createStatusTabs({
      path: MODERATION_PATH,
      name: "status",
      labels: SUBMISSION_STATUSES.map((name) => [name, SUBMISSION_STATUS[name].label] as const),
      current: filters.status,
      counts: list.counts,
      filters: { kind: filters.kind },
    }),
    pending: kinds.map(([kind, label]) => ({ label, count: list.pending[kind] })),
  };
}

const DECIDED_MESSAGE =
  "Kiriman itu sudah diputuskan lebih dulu. Daftar di bawah menunjukkan keadaan terakhirnya.";

interface Decision {
  id: string;
  status: "published" | "hidden";
  version: number;
  reason?: string | undefined;
  answer?: string | undefined;
}

/** Publishes, answers or hides a submission of the given version. @throws AppError not-found */
export const moderateSubmission = (
  context: RequestContext,
  { id, ...body }: Decision,
): Promise<ActionResult> =>
  attempt(context, { fields: ["reason", "answer"], messages: { 409: DECIDED_MESSAGE } }, () =>
    getAdmin(context).moderate({ params: { id }, body }),
  );

/** Submissions awaiting a decision; null if unavailable. */
export async function countPendingSubmissions(context: RequestContext): Promise<number | null> {
  if (!context.hosts.admin) return null;
  const found = await optional(
    context,
    context.hosts.admin.listSubmissions({ query: { perPage: 1 } }),
  );
  return found.ok
    ? Object.values(found.data.data.pending).reduce((sum, count) => sum + count, 0)
    : null;
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

/** Votes on answers of the assistant, newest first. @throws AppError forbidden, unavailable */
export async function listVotes(
  context: RequestContext,
  filters: { page: number; value?: "up" | "down" | undefined },
): Promise<VotesView> {
  const list = await required(getAdmin(context).listVotes({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toVoteView),
    links: createPageLinks(list, "/Dashboard/Assistant", query),
    up: list.up,
    down: list.down,
  };
}

const toSubmissionView = (one: Submission): SubmissionView => ({
  id: one.id,
  kind: SUBMISSION_LABELS[one.kind],
  status: SUBMISSION_STATUS[one.status],
  email: one.email,
  topic: one.topic,
  text: one.text,
  author: [one.name, one.role, one.institution].filter(Boolean).join(", "),
  rating: one.rating === null ? null : `${one.rating} dari 5`,
  sentAt: formatDateTime(one.createdAt),
  decision:
    one.decidedAt === null
      ? null
      : `${one.decidedBy ?? "Pengelola"}, ${formatDateTime(one.decidedAt)}`,
  reason: one.reason,
  answer: one.kind === "aspirations" ? { text: one.answer ?? "" } : null,
  about: one.class?.name ?? null,
  publicHref: one.status === "published" ? getPublicPath(one.kind, one.class?.slug ?? null) : null,
  version: one.version,
  canPublish: one.status !== "published",
  canHide: one.status !== "hidden",
});

const toVoteView = (row: VoteRow): VoteView => ({
  id: row.messageId,
  vote:
    row.value === "up"
      ? { label: "Membantu", tone: "green" }
      : { label: "Tidak membantu", tone: "red" },
  reason: row.reason,
  comment: row.comment,
  question: row.question,
  answer: row.answer,
  at: formatDateTime(row.at),
});
