import { openAppToken } from "../hosts/app-token";
import { deskContract } from "../hosts/desk/contract";
import { type HostDeps, implement } from "../hosts/implement";
import type { EmbeddedHosts } from "../hosts/index";
import { lmsContract } from "../hosts/lms/contract";
import { servicesContract } from "../hosts/services/contract";
import { findUser } from "./access-tokens";
import { createAppTokenStore } from "./app-token-store";
import type { HostContext } from "./context";
import type { Database } from "./database";
import { deskAppointmentHandlers } from "./desk/appointments";
import { setupHandlers } from "./desk/setup";
import { lmsHandlers } from "./lms/settings";
import { appointmentHandlers } from "./services/appointments";
import { classHandlers } from "./services/classes";
import { olderPostHandlers } from "./services/older-posts";
import { postHandlers } from "./services/posts";
import { tokenHandlers } from "./services/tokens";
import { createSweeper } from "./sweep";

/**
 * The three embedded hosts over one database.
 * @param appVersion how the version call answers (BOOT1)
 * @param clock UTC ms
 */
export function createEmbeddedHosts({ database, ...rest }: Omit<HostContext, "db"> & { database: Database }): EmbeddedHosts {
  const context: HostContext = { ...rest, db: database.db };
  const { db, appSecret, clock, log } = context;
  const tokens = createAppTokenStore(db, clock);
  const tenantExists = rememberTenants(context);
  const deps: HostDeps = {
    openHeader: (host, header) => openAppToken({ secret: appSecret, host, header, now: clock() }),
    isKnownToken: async (appToken) => (await tokens.expiryOf(appToken)) !== null,
    tenantExists,
    findUser: (accessToken, lmsId) => findUser(db, accessToken, lmsId, clock()),
    log,
  };
  const services = {
    ...tokenHandlers(context, { tokens, tenantExists, sweep: createSweeper(context) }),
    ...classHandlers(context),
    ...postHandlers(context),
    ...olderPostHandlers(context),
    ...appointmentHandlers(context),
  };
  return {
    services: implement(servicesContract, services, deps),
    lms: implement(lmsContract, lmsHandlers(context), deps),
    desk: implement(deskContract, { ...deskAppointmentHandlers(context), ...setupHandlers(context) }, deps),
  };
}

/** Tenants come with seeding and are never removed, so one that was found need not be looked for again. */
function rememberTenants({ db }: HostContext): (lmsId: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (lmsId) => {
    if (known.has(lmsId)) return true;
    const row = await db.selectFrom("tenants").select("lms_id").where("lms_id", "=", lmsId).executeTakeFirst();
    if (row) known.add(lmsId);
    return row !== undefined;
  };
}
