import { beforeAll } from "vitest";
import { ROLE } from "~/lib/roles";
import { schoolWithKeySchema } from "~/server/hosts/services/schools";
import { nextClientIp } from "./account-fixture";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { assignProvinces, createSchoolForm } from "./school-fixture";

export const REASON = "Surat tugas belum ditandatangani";

/** Users with and without access to the school inbox, and the calls of visitors and deciders. */
export function createSchoolUsers(site: () => Backend) {
  const tokens: Record<string, string> = {};
  const visitor = (caller = {}) => site().createClients({ clientIp: nextClientIp(), ...caller });
  const getAdminHost = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const register = async (more = {}, caller = {}) =>
    schoolWithKeySchema.parse(
      (await visitor(caller).services.registerSchool({ body: createSchoolForm(more) })).data,
    );
  const decide = (
    who: string,
    { id, version }: { id: string; version: number },
    decision: "verify" | "reject" | "revise",
  ) =>
    getAdminHost(who).decideSchool({
      body: { id, version, decision, reason: decision === "verify" ? "" : REASON },
    });

  beforeAll(async () => {
    const { db } = site().database;
    for (const [id, role] of Object.entries({
      admin: ROLE.admin,
      "admin-dua": ROLE.admin,
      "lead-jabar": ROLE.leadRegion,
      "lead-dki": ROLE.leadRegion,
      "lead-tanpa": ROLE.leadRegion,
      teacher: ROLE.teacher,
      programme: ROLE.leadProgram,
    }))
      tokens[id] = await createSignedInUser(db, id, [{ tenantId: TENANT_ID, role }]);
    tokens.stranger = await createSignedInUser(db, "stranger", [
      { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    ]);
    await assignProvinces(site(), "lead-jabar", TENANT_ID, ["32", "36"]);
    await assignProvinces(site(), "lead-dki", TENANT_ID, ["31"]);
  });

  return { visitor, getAdminHost, register, decide };
}
