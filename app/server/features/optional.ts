import type { Optional } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";

/** Data that a page can do without: a host's failure leaves its section empty. */
export async function optional<T>(
  context: Pick<RequestContext, "log" | "requestId">,
  read: Promise<T>,
): Promise<Optional<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    context.log.warn(
      {
        requestId: context.requestId,
        host: error.host,
        operation: error.operation,
        kind: error.kind,
        status: error.status,
      },
      "optional data unavailable",
    );
    return { ok: false };
  }
}
