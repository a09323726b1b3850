import type { Backend } from "./backend";
import { TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { PAYOUT_PASSWORD_HASH } from "./payout-user-fixture";

/** A user of the tenant with PAYOUT_PASSWORD. @returns the access token */
export async function createPerson(
  { database: { db } }: Backend,
  id: string,
  roles: readonly number[],
  tenantId = TENANT_ID,
): Promise<string> {
  const token = await createSignedInUser(
    db,
    id,
    roles.map((role) => ({ tenantId, role })),
  );
  await db
    .updateTable("users")
    .set({ password_hash: PAYOUT_PASSWORD_HASH })
    .where("id", "=", id)
    .execute();
  return token;
}
