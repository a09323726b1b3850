import type { invitationOperations } from "../../hosts/services/invitations";
import { type HandlersOf, type HostContext, missing } from "../context";
import { sha256 } from "../ids";
import { readOverview } from "./class-overview";

/** What an invitation's token opens (STO14). */
export function invitationHandlers({ db, clock }: HostContext): HandlersOf<typeof invitationOperations> {
  return {
    getInvitedClass: async ({ lmsId, params: { token } }) => {
      const now = clock();
      const invited = await db
        .selectFrom("class_invitations as i")
        .innerJoin("classes as c", (join) => join.onRef("c.lms_id", "=", "i.lms_id").onRef("c.id", "=", "i.class_id"))
        .select("c.slug")
        .where("i.lms_id", "=", lmsId)
        .where("i.token_hash", "=", sha256(token))
        .where("i.expires_at", ">", now)
        .executeTakeFirst();
      const overview = invited && (await readOverview(db, lmsId, invited.slug, now));
      if (!overview) throw missing("Undangan");
      return { data: overview };
    },
  };
}
