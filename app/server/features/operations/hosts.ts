import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { CIRCUIT_STATUS, formatDuration, redactCause } from "~/lib/operations";
import type { StatusView } from "~/lib/views";
import { getInstanceName } from "../../instance-name";
import type { RequestContext } from "../../request/context";

type Monitor = RequestContext["hostMonitor"];
export type HostHealth = ReturnType<Monitor["list"]>[number];
type FailureCause = NonNullable<HostHealth["lastFailure"]>["cause"];

export interface HostRowView {
  name: string;
  /** Origin of a remote host. */
  place: string;
  circuit: StatusView;
  lastSuccess: string;
  /** Time and cause; null without a failure. */
  lastFailure: string | null;
  latency: string;
  lastCheck: string | null;
}

/** The hosts as this instance has met them since its start. */
export function listHosts({ hostMonitor }: RequestContext): {
  instance: string;
  rows: HostRowView[];
} {
  return { instance: getInstanceName(), rows: hostMonitor.list().map(toRow) };
}

/** Checks a host by its name, or all of them. */
export const checkHosts = ({ hostMonitor }: RequestContext, name: string): Promise<void> =>
  hostMonitor.check(hostMonitor.list().find((host) => host.name === name)?.name ?? null);

const toRow = ({ name, origin, circuit, lastSuccessAt, ...health }: HostHealth): HostRowView => ({
  name,
  place: origin ?? "tertanam",
  circuit: CIRCUIT_STATUS[circuit],
  lastSuccess: lastSuccessAt === null ? "belum ada" : formatShortDateTime(lastSuccessAt),
  lastFailure:
    health.lastFailure &&
    `${formatDateTime(health.lastFailure.at)}: ${describeCause(health.lastFailure.cause)}`,
  latency: describeLatency(health.lastHour),
  lastCheck: describeCheck(health.lastCheck),
});

function describeLatency({ calls, medianMs, slowestMs }: HostHealth["lastHour"]): string {
  if (medianMs === null || slowestMs === null) return "tidak ada panggilan";
  return `${formatCount(calls)} panggilan, median ${formatDuration(medianMs)}, terlama ${formatDuration(slowestMs)}`;
}

function describeCheck(check: HostHealth["lastCheck"]): string | null {
  if (!check) return null;
  const outcome = check.cause
    ? describeCause(check.cause)
    : `menjawab dalam ${formatDuration(check.ms)}`;
  return `${formatDateTime(check.at)}: ${outcome}`;
}

export function describeCause({ kind, status, detail }: FailureCause): string {
  if (kind === "status") return `menjawab dengan status ${status}`;
  if (kind === "deadline") return "tidak menjawab pada waktunya";
  return `tidak dapat dihubungi (${redactCause(detail)})`;
}
