import { HostError } from "../hosts/host-contract";
import { NotReadyError } from "../http/health-checks";
import type { BoundHosts } from "./context";

interface Options {
  isDataReady: () => Promise<boolean>;
  /** Hosts bound to no tenant. */
  hosts: Pick<BoundHosts, "services" | "lms">;
}

/**
 * Readiness of the pages: the database answers, and the hosts that name a tenant have answered this or, by
 * the stored reads, an earlier process. A host that fails later does not unsettle it, because its reads are
 * served stale; else all instances behind a balancer would leave at once.
 */
export function createReadinessCheck({ isDataReady, hosts }: Options) {
  let haveHostsAnswered = false;
  const check = (call: Promise<unknown>) =>
    call.catch((error: unknown) => {
      if (!(error instanceof HostError)) throw error;
      // The default tenant may be unknown to the host.
      if (error.kind === "status" && error.status < 500) return;
      throw new NotReadyError(`${error.host} has never answered (${error.kind})`, { cause: error });
    });
  return async (): Promise<boolean> => {
    if (!(await isDataReady())) return false;
    if (haveHostsAnswered) return true;
    await Promise.all([check(hosts.services.getVersion()), check(hosts.lms.getAppId())]);
    haveHostsAnswered = true;
    return true;
  };
}
