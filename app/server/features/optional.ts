import type { Optional } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import { warnFailure } from "../log/limited-log";
import type { RequestContext } from "../request/context";

/** Data that a page can do without: a host's failure leaves its section empty. */
export async function optional<T>(
  context: Pick<RequestContext, "log" | "requestId" | "hasGaps">,
  read: Promise<T>,
): Promise<Optional<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    // A host that knows no such record will not know it a moment later either.
    if (error.status === 0 || error.status >= 500) context.hasGaps = true;
    const { log, requestId } = context;
    warnFailure(log, error, { message: "optional data unavailable", fields: { requestId } });
    return { ok: false };
  }
}
