import { type AgendaItem, listAgendaItems, type Period } from "~/lib/agenda";
import type { Optional } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getLearning } from "./learning";
import { optional } from "./optional";

/** What happens for the user in a period. */
export async function readAgenda(
  context: RequestContext,
  period: Period,
): Promise<Optional<AgendaItem[]>> {
  const found = await optional(context, getLearning(context).getMyAgenda({ query: period }));
  return found.ok ? { ok: true, data: listAgendaItems(found.data.data, period) } : found;
}
