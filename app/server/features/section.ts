import type { Section } from "~/lib/views";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";

/** A part of a page that may be missing: a host's failure makes it empty by name instead of failing the page. */
export async function section<T>(visit: Pick<Visit, "log" | "requestId">, read: Promise<T>): Promise<Section<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    visit.log.warn(
      { requestId: visit.requestId, host: error.host, operation: error.operation, kind: error.kind, status: error.status },
      "a section is missing",
    );
    return { ok: false };
  }
}
