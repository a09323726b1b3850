import type { HostUser } from "../../../hosts/host-handler";
import type { Me } from "../../../hosts/services/users";
import type { Queryable } from "../../kit/context";

/** Reads a user with the roles, tenants and balance seen by one tenant (ENT21). */
export async function readCurrentUser(
  db: Queryable,
  tenantId: string,
  { id, roles }: HostUser,
): Promise<Me> {
  const [user, tenants, balance] = await Promise.all([
    db
      .selectFrom("users as u")
      .leftJoin("user_profiles as p", "p.user_id", "u.id")
      .select(["u.name", "u.email", "p.phone", "p.avatar"])
      .where("u.id", "=", id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("user_roles")
      .select("lms_id")
      .distinct()
      .where("user_id", "=", id)
      .orderBy("lms_id")
      .execute(),
    db
      .selectFrom("ledger_balances")
      .select("balance")
      .where("lms_id", "=", tenantId)
      .where("account", "=", `user:${id}:available`)
      .executeTakeFirst(),
  ]);
  return {
    id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    avatar: user.avatar,
    kinds: roles,
    activeKind: roles[0] ?? null,
    tenantIds: tenants.map(({ lms_id }) => lms_id),
    ...(balance && { balance: balance.balance }),
  };
}
