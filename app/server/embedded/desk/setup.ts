import type { deskContract } from "../../hosts/desk/contract";
import { HostRefusal } from "../../hosts/implement";
import { type HandlersOf, type HostContext, invalid } from "../context";
import { newRecordId } from "../ids";
import { hashPassword } from "../password";
import { checkSettings, readSetting, writeSettings } from "../setting-store";
import { isSetupLink, takeSetupLink } from "../setup-links";
import { isDuplicate } from "../unique";

type Part = Pick<HandlersOf<(typeof deskContract)["operations"]>, "getSetup" | "finishSetup">;

const deadLink = () => new HostRefusal(404, "Tautan penyiapan tidak berlaku");

/** The one-time set-up of a site and its first superadmin. */
export function setupHandlers({ db, clock }: HostContext): Part {
  return {
    getSetup: async ({ lmsId, query }) => {
      if (!(await isSetupLink(db, lmsId, query.token, clock()))) throw deadLink();
      return { data: { title: (await readSetting(db, lmsId)).title } };
    },
    finishSetup: async ({ lmsId, body: { token, title, name, email, password } }) => {
      // Hashing is dear: not for everybody who knows the address.
      if (!(await isSetupLink(db, lmsId, token, clock()))) throw deadLink();
      const user = {
        id: newRecordId(),
        email: email.toLowerCase(),
        name,
        password_hash: await hashPassword(password),
        created_at: clock(),
      };
      await db
        .transaction()
        .execute(async (trx) => {
          if (!(await takeSetupLink(trx, lmsId, token, clock()))) throw deadLink();
          await writeSettings(trx, lmsId, checkSettings({ title }), clock());
          await trx.insertInto("users").values(user).execute();
          await trx.insertInto("user_roles").values({ lms_id: lmsId, user_id: user.id, role: 0 }).execute();
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? invalid({ email: "Email ini sudah terdaftar" }) : error;
        });
      return { data: { email: user.email } };
    },
  };
}
