import type { Transaction } from "kysely";
import { appendAudit } from "../audit";
import type { HostContext } from "../context";
import type { Schema } from "../schema/schema";
import type { SeedPerson } from "./content/people";
import { userId } from "./people-seeds";

/** What the hosts' own functions work with, at a moment before the day of seeding. */
export interface Past {
  trx: Transaction<Schema>;
  lmsId: string;
  /** Its clock stands at the event. */
  context: Pick<HostContext, "clock" | "appSecret">;
}

/** Something that happened in a tenant before the database was there. */
export interface PastEvent {
  /** UTC ms. */
  at: number;
  happen: (past: Past) => Promise<void>;
}

/** Lets events happen in their order, so that ledger and audit log read as if they had grown. */
export async function happened(trx: Transaction<Schema>, lmsId: string, events: readonly PastEvent[]): Promise<void> {
  for (const { at, happen } of events.toSorted((a, b) => a.at - b.at))
    await happen({ trx, lmsId, context: { clock: () => at, appSecret: "" } });
}

/** The caller as it stands in audit rows. */
export const sourceOf = (lmsId: string, actor: SeedPerson | null) => ({
  ...{ lmsId, clientIp: "", requestId: "seed", user: actor && { id: userId(actor.email), roles: actor.roles } },
});

interface Deed {
  at: number;
  /** Null: a gateway or a job, which `actorName` names. */
  actor: SeedPerson | null;
  actorName?: string;
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

/** An event that leaves nothing but its audit row; what it changed is written with the rest. */
export const audited = ({ at, actor, actorName = actor?.name ?? "", ...deed }: Deed): PastEvent => ({
  at,
  happen: ({ trx, lmsId, context }) =>
    appendAudit(context, trx, sourceOf(lmsId, actor), { ...deed, user: sourceOf(lmsId, actor).user, actorName }),
});
