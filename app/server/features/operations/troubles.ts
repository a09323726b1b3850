import { formatDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { BACKUPS_PATH, HOSTS_PATH, JOBS_PATH, MAX_BACKUP_AGE_DAYS } from "~/lib/operations";
import { OUTBOX_PATH } from "~/lib/paths";
import { DAY_MS } from "~/lib/time";
import type { RequestContext } from "../../request/context";
import { optional } from "../optional";
import { describeCause } from "./hosts";
import { getJobLabel } from "./jobs";

export interface TroubleView {
  title: string;
  detail: string;
  href: string;
  action: string;
}

type Admin = NonNullable<RequestContext["hosts"]["admin"]>;
type Troubles = Awaited<ReturnType<Admin["getTroubles"]>>["data"];

/** What is broken in the installation, most urgent first; null while the admin host cannot say. */
export async function listTroubles(
  context: RequestContext,
  now: number = Date.now(),
): Promise<TroubleView[] | null> {
  const hosts = listHostTroubles(context);
  const { admin } = context.hosts;
  if (!admin) return hosts;
  const found = await optional(context, admin.getTroubles());
  if (!found.ok) return hosts.length > 0 ? hosts : null;
  const { data } = found.data;
  return [
    ...hosts,
    ...listJobTroubles(data),
    ...listMailTroubles(data),
    ...listBackupTroubles(data, now),
  ];
}

const listHostTroubles = ({ hostMonitor }: RequestContext): TroubleView[] =>
  hostMonitor
    .list()
    .filter(({ circuit }) => circuit !== "closed")
    .map(({ name, lastFailure }) => ({
      title: `Layanan ${name} terputus`,
      detail: lastFailure
        ? `${formatDateTime(lastFailure.at)}: ${describeCause(lastFailure.cause)}`
        : "",
      href: HOSTS_PATH,
      action: "Periksa layanan",
    }));

const listJobTroubles = ({ failingJobs }: Troubles): TroubleView[] =>
  failingJobs.map(({ name, at, cause }) => ({
    title: `Pekerjaan latar gagal: ${getJobLabel(name)}`,
    detail: `${formatDateTime(at)}: ${cause}`,
    href: JOBS_PATH,
    action: "Buka pekerjaan latar",
  }));

const listMailTroubles = ({ failedMails }: Troubles): TroubleView[] =>
  failedMails === 0
    ? []
    : [
        {
          title: `${formatCount(failedMails)} surat gagal terkirim`,
          detail: "Setelah sepuluh kali dicoba, atau karena alamatnya ditolak",
          href: `${OUTBOX_PATH}?state=failed`,
          action: "Periksa surat",
        },
      ];

function listBackupTroubles({ newestBackupAt, installedAt }: Troubles, now: number): TroubleView[] {
  if (now - (newestBackupAt ?? installedAt) <= MAX_BACKUP_AGE_DAYS * DAY_MS) return [];
  return [
    {
      title:
        newestBackupAt === null
          ? "Belum ada cadangan"
          : `Cadangan terakhir lebih dari ${MAX_BACKUP_AGE_DAYS} hari lalu`,
      detail: newestBackupAt === null ? "" : formatDateTime(newestBackupAt),
      href: BACKUPS_PATH,
      action: "Buat cadangan",
    },
  ];
}
