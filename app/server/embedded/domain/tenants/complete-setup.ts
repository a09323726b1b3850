import { ROLE } from "~/lib/roles";
import { ApiError } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import { type HostContext, validationError } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { hashPassword } from "../../kit/password-hash";
import { requireStrongPassword } from "../accounts/start-sign-up";
import { parseSettings, readSettings, writeSettings } from "./settings";
import { consumeSetupLink, isValidSetupLink } from "./setup-links";

const createInvalidLinkError = () => new ApiError(404, "Tautan penyiapan tidak berlaku");

/** Returns the site title of a valid setup link. @throws ApiError 404 */
export async function getSetup(
  { db, clock }: HostContext,
  { tenantId, token }: { tenantId: string; token: string },
): Promise<{ title: string }> {
  if (!(await isValidSetupLink(db, { tenantId, token, now: clock() })))
    throw createInvalidLinkError();
  const { title } = await readSettings(db, tenantId);
  return { title };
}

interface CompleteSetupInput {
  tenantId: string;
  token: string;
  title: string;
  name: string;
  email: string;
  password: string;
}

/** Names the site, creates the first superadmin and uses the link up. @throws ApiError 404, 422 */
export async function completeSetup(
  { db, clock }: HostContext,
  { tenantId, token, title, name, email, password }: CompleteSetupInput,
): Promise<{ email: string }> {
  // Checked before the expensive password hash, which unauthenticated callers could abuse.
  if (!(await isValidSetupLink(db, { tenantId, token, now: clock() })))
    throw createInvalidLinkError();
  requireStrongPassword(password, name, email);
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
      const now = clock();
      if (!(await consumeSetupLink(trx, { tenantId, token, now }))) throw createInvalidLinkError();
      await writeSettings(trx, { tenantId, values: parseSettings({ title }), now });
      await trx.insertInto("users").values(user).execute();
      await trx
        .insertInto("user_roles")
        .values({ lms_id: tenantId, user_id: user.id, role: ROLE.superadmin })
        .execute();
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error)
        ? validationError({ email: "Email ini sudah terdaftar" })
        : error;
    });
  return { email: user.email };
}
