import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { BACKUP_KIND_LABELS, BACKUPS_PATH, formatBytes } from "~/lib/operations";
import { createPageLinks } from "~/lib/page-links";
import type { PageLinks, StatusView } from "~/lib/views";
import { AppError } from "../../app-error";
import { HostError } from "../../hosts/host-contract";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { getAdmin } from "../admin";
import { required } from "../required";

type List = Awaited<ReturnType<ReturnType<typeof getAdmin>["listBackups"]>>["data"];
type Backup = List["items"][number];
type Task = List["tasks"][number];

export interface BackupRowView {
  name: string;
  kind: string;
  size: string;
  created: string;
  verified: { status: StatusView; detail: string } | null;
  /** Null for copies that are restored by hand. */
  href: string | null;
  isDeletable: boolean;
}

export interface BackupTaskView {
  id: string;
  title: string;
  status: StatusView;
  detail: string;
  /** English, as `npm run restore` says it. */
  error: string | null;
}

export interface BackupListView {
  instance: string;
  isPostgres: boolean;
  total: string;
  rows: BackupRowView[];
  links: PageLinks;
  tasks: BackupTaskView[];
  isWorking: boolean;
}

export const backupPath = (name: string) => `${BACKUPS_PATH}/${encodeURIComponent(name)}`;

/** @throws AppError forbidden, unavailable */
export async function listBackups(
  context: RequestContext,
  query: { page: number },
): Promise<BackupListView> {
  const list = await required(getAdmin(context).listBackups({ query }));
  return {
    instance: list.instance,
    isPostgres: list.database === "postgres",
    total: formatBytes(list.totalBytes),
    rows: list.items.map(toRow),
    links: createPageLinks(list, BACKUPS_PATH, {}),
    tasks: list.tasks.map(toTask),
    isWorking: list.tasks.some(isUnfinished),
  };
}

interface Requested {
  intent: "make" | "verify";
  name: string;
  idempotencyKey: string;
}

/** Asks for a backup, or for the verification of one. @throws AppError not-found */
export const requestBackup = (
  context: RequestContext,
  { intent, name, idempotencyKey }: Requested,
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    intent === "make"
      ? getAdmin(context).startBackup({ idempotencyKey })
      : getAdmin(context).verifyBackup({ params: { name }, idempotencyKey }),
  );

/** A ticket for one download. @throws AppError not-found */
export const authorizeDownload = (
  context: RequestContext,
  { name, password }: { name: string; password: string },
): Promise<ActionResult<{ data: { ticket: string } }>> =>
  attempt(context, { fields: ["password"] }, () =>
    getAdmin(context).authorizeDownload({ params: { name }, body: { password } }),
  );

/** The archive as a stream; null if the ticket has expired. @throws AppError not-found */
export const downloadBackup = (
  context: RequestContext,
  { name, ticket }: { name: string; ticket: string },
): Promise<Response | null> =>
  openWithTicket(() => getAdmin(context).downloadBackup({ params: { name }, query: { ticket } }));

/** Null if the ticket has expired. @throws AppError not-found, unavailable */
export async function openWithTicket(open: () => Promise<Response>): Promise<Response | null> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 403) return null;
    throw new AppError(error.status === 404 ? "not-found" : "unavailable", undefined, {
      cause: error,
    });
  }
}

/** @throws AppError not-found */
export const deleteBackup = (
  context: RequestContext,
  { name, password }: { name: string; password: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["password"], hostMessages: [409] }, () =>
    getAdmin(context).deleteBackup({ params: { name }, body: { password } }),
  );

const toRow = ({ name, kind, bytes, createdAt, verified, isDeletable }: Backup): BackupRowView => ({
  name,
  kind: BACKUP_KIND_LABELS[kind],
  size: formatBytes(bytes),
  created: formatShortDateTime(createdAt),
  verified: verified && {
    status:
      verified.error === null ? { label: "Utuh", tone: "green" } : { label: "Rusak", tone: "red" },
    detail: formatDateTime(verified.at),
  },
  href: kind === "upgrade" ? null : backupPath(name),
  isDeletable,
});

const TASK_STATUS: Record<Task["state"], StatusView> = {
  waiting: { label: "Menunggu", tone: "orange" },
  running: { label: "Berjalan", tone: "blue" },
  done: { label: "Selesai", tone: "green" },
  failed: { label: "Gagal", tone: "red" },
};

const TASK_VERBS: Record<Task["kind"], string> = {
  make: "Membuat",
  verify: "Memeriksa",
  export: "Mengekspor",
};

export const isUnfinished = ({ state }: Task): boolean =>
  state === "waiting" || state === "running";

export const toTask = (task: Task): BackupTaskView => ({
  id: task.id,
  title: `${TASK_VERBS[task.kind]} ${task.name}`,
  status: TASK_STATUS[task.state],
  detail: describeTask(task),
  error: task.error,
});

function describeTask(task: Task): string {
  const asked = `diminta ${task.requestedBy}, ${formatDateTime(task.requestedAt)}`;
  if (task.state === "waiting") return `${asked}; mulai paling lambat dalam satu menit`;
  const where = `di ${task.instance}`;
  if (task.state === "running")
    return task.kind === "verify"
      ? `${asked}; sedang dibaca ${where}`
      : `${asked}; ${task.progress}% ${where}`;
  const counts =
    task.rows === null
      ? ""
      : `; ${formatCount(task.rows)} baris, ${formatCount(task.files ?? 0)} berkas`;
  const missing = task.missingFiles
    ? `, ${formatCount(task.missingFiles)} berkas tidak terbaca`
    : "";
  return `${asked}; selesai ${formatDateTime(task.finishedAt ?? task.requestedAt)} ${where}${counts}${missing}`;
}
