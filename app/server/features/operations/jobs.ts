import { formatShortDateTime } from "~/lib/dates";
import { lookup } from "~/lib/lookup";
import { formatDuration, JOB_LABELS } from "~/lib/operations";
import { MINUTE_MS } from "~/lib/time";
import type { StatusView } from "~/lib/views";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { getAdmin } from "../admin";
import { required } from "../required";

type Job = Awaited<ReturnType<ReturnType<typeof getAdmin>["listJobs"]>>["data"][number];

export interface JobRowView {
  name: string;
  label: string;
  schedule: string;
  status: StatusView;
  lastRun: string;
  nextRun: string;
  lastFailure: string | null;
}

export const getJobLabel = (name: string): string => lookup(JOB_LABELS, name) ?? name;

/** The background jobs, failing ones first. @throws AppError forbidden, unavailable */
export async function listJobs(context: RequestContext): Promise<JobRowView[]> {
  const jobs = await required(getAdmin(context).listJobs());
  return jobs
    .toSorted((a, b) => Number(b.failures > 0) - Number(a.failures > 0))
    .map((job) => toRow(job));
}

/** @throws AppError not-found */
export const runJob = (
  context: RequestContext,
  { name, idempotencyKey }: { name: string; idempotencyKey: string },
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    getAdmin(context).runJob({ params: { name }, idempotencyKey }),
  );

const toRow = (job: Job): JobRowView => ({
  name: job.name,
  label: getJobLabel(job.name),
  schedule: job.isDaily ? "setiap hari" : `tiap ${formatInterval(job.intervalMs)}`,
  status: getStatus(job),
  lastRun: describeLastRun(job),
  nextRun: job.nextAt === null ? "setelah yang ini selesai" : formatShortDateTime(job.nextAt),
  lastFailure:
    job.lastFailure && `${formatShortDateTime(job.lastFailure.at)}: ${job.lastFailure.cause}`,
});

/** Whole minutes and seconds: "10 detik", "1 menit", "24 jam". */
const formatInterval = (ms: number) => (ms === MINUTE_MS ? "1 menit" : formatDuration(ms));

function getStatus({ isRunning, failures, finishedAt }: Job): StatusView {
  if (isRunning) return { label: "Berjalan", tone: "blue" };
  if (failures > 0) return { label: `Gagal ${failures} kali`, tone: "red" };
  return finishedAt === null
    ? { label: "Belum berjalan", tone: "neutral" }
    : { label: "Berhasil", tone: "green" };
}

function describeLastRun({ isRunning, startedAt, finishedAt, lastMs }: Job): string {
  if (isRunning && startedAt !== null) return `sejak ${formatShortDateTime(startedAt)}`;
  if (finishedAt === null) return "belum pernah";
  return lastMs === null
    ? formatShortDateTime(finishedAt)
    : `${formatShortDateTime(finishedAt)}, ${formatDuration(lastMs)}`;
}
