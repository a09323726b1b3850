import type { userOperations } from "../../hosts/services/users";
import type { HandlersOf, HostContext } from "../context";

export function userHandlers({ db }: HostContext): HandlersOf<typeof userOperations> {
  return {
    getMe: async ({ user }) => {
      const { id, name, email } = await db
        .selectFrom("users")
        .select(["id", "name", "email"])
        .where("id", "=", user.id)
        .executeTakeFirstOrThrow();
      return { data: { id, name, email, kinds: user.roles } };
    },
  };
}
