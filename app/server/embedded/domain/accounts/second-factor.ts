import { hasPermission } from "~/lib/permissions";
import { ROLE } from "~/lib/roles";
import { MINUTE_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { decryptText, encryptText } from "../../kit/encrypt-text";
import { clearAttempts, consumeAttempt } from "../../kit/rate-limit";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";
import { auditAccount } from "./account-audit";
import { createSecondFactorEmail } from "./account-emails";
import { requirePassword } from "./reauthenticate";
import {
  consumeCode,
  hasSecondFactor,
  replaceRecoveryCodes,
  SECRET_PURPOSE,
  spendOneTimeCode,
} from "./second-factor-codes";
import { createSessionExpiredError, findTokenOwner, type SessionTokens } from "./sessions";
import { createTotpKey, createTotpUri } from "./totp";

const SETUP_TTL_MS = 30 * MINUTE_MS;
const SETUP_ATTEMPT_LIMIT = { max: 10, windowMs: 15 * MINUTE_MS };
const ALREADY_ON_MESSAGE = "Verifikasi dua langkah sudah aktif.";
const SETUP_EXPIRED_MESSAGE = "Kunci ini sudah kedaluwarsa. Mulai dari awal.";

interface OwnerInput extends SessionTokens, AuditSource {}

async function requireOwner(context: HostContext, input: OwnerInput) {
  const owner = await findTokenOwner(context, input.tenantId, input);
  if (!owner) throw createSessionExpiredError();
  return context.db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("id", "=", owner.userId)
    .executeTakeFirstOrThrow();
}

interface SetupKey {
  key: string;
  uri: string;
}

/** State of the user's second factor, with the key of a set-up that is not confirmed yet. @throws ApiError 401 */
export async function getSecondFactor(context: HostContext, input: OwnerInput) {
  const { db, clock, appSecret } = context;
  const user = await requireOwner(context, input);
  const [factor, codes, isRequired, site] = await Promise.all([
    db.selectFrom("second_factors").selectAll().where("user_id", "=", user.id).executeTakeFirst(),
    db.selectFrom("recovery_codes").select("code_hash").where("user_id", "=", user.id).execute(),
    isSecondFactorRequired(db, input.tenantId, user.id),
    getMailSite(context, input.tenantId),
  ]);
  const isOn = factor !== undefined && factor.confirmed_at !== null;
  const isSettingUp = factor && !isOn && factor.created_at > clock() - SETUP_TTL_MS;
  const key = isSettingUp ? decryptText(appSecret, SECRET_PURPOSE, factor.secret) : null;
  return {
    isOn,
    isRequired,
    recoveryCodesLeft: codes.length,
    setup: key === null ? null : toSetupKey(key, site.title, user.email),
  };
}

const toSetupKey = (key: string, issuer: string, label: string): SetupKey => ({
  key,
  uri: createTotpUri(key, { issuer, label }),
});

/** Creates a key, in place of one that was not confirmed. @throws ApiError 401, 409 if it is on, 422 at `password`, 429 */
export async function startSecondFactor(
  context: HostContext,
  input: OwnerInput & { password: string },
): Promise<SetupKey> {
  const user = await requireOwner(context, input);
  await requirePassword(context, user.id, input.password);
  const site = await getMailSite(context, input.tenantId);
  const key = createTotpKey();
  const values = {
    secret: encryptText(context.appSecret, SECRET_PURPOSE, key),
    created_at: context.clock(),
    last_step: 0,
  };
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto("second_factors")
    .values({ user_id: user.id, confirmed_at: null, ...values })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(values)
        .where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError(409, ALREADY_ON_MESSAGE);
  return toSetupKey(key, site.title, user.email);
}

/** Turns the factor on by a code of its key. @throws ApiError 401, 409, 422 at `code`, 429 */
export async function confirmSecondFactor(
  context: HostContext,
  input: OwnerInput & { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock } = context;
  const user = await requireOwner(context, input);
  const limit = { name: `second-factor-setup ${user.id}`, ...SETUP_ATTEMPT_LIMIT };
  await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
  if (await hasSecondFactor(db, user.id)) throw new ApiError(409, ALREADY_ON_MESSAGE);
  const code = { userId: user.id, code: input.code, isSetup: true as const };
  if (!(await spendOneTimeCode(context, code)))
    throw validationError({ code: "Kode ini tidak cocok. Periksa jam ponsel Anda" });
  const site = await getMailSite(context, input.tenantId);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const { numUpdatedRows } = await trx
      .updateTable("second_factors")
      .set({ confirmed_at: now })
      .where("user_id", "=", user.id)
      .where("confirmed_at", "is", null)
      .where("created_at", ">", now - SETUP_TTL_MS)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, SETUP_EXPIRED_MESSAGE);
    await clearAttempts(trx, limit.name);
    const recoveryCodes = await replaceRecoveryCodes(context, trx, user.id);
    await auditAccount(context, trx, input, { action: "account.second-factor-on", user });
    const content = createSecondFactorEmail(site, { name: user.name, change: "on" });
    await enqueueMail(trx, { tenantId: input.tenantId, to: user.email, now, ...content });
    return { recoveryCodes };
  });
}

/** Turns the factor off. @throws ApiError 401, 422 at `password` or `code`, 429 */
export async function disableSecondFactor(
  context: HostContext,
  input: OwnerInput & { password: string; code: string },
): Promise<void> {
  const user = await requireOwner(context, input);
  await requirePassword(context, user.id, input.password);
  await consumeCode(context, user.id, input.code);
  const site = await getMailSite(context, input.tenantId);
  await context.db.transaction().execute(async (trx) => {
    await deleteSecondFactor(trx, user.id);
    await auditAccount(context, trx, input, { action: "account.second-factor-off", user });
    const content = createSecondFactorEmail(site, { name: user.name, change: "off" });
    const mail = { tenantId: input.tenantId, to: user.email, now: context.clock() };
    await enqueueMail(trx, { ...mail, ...content });
  });
}

/** @returns false if the user has none */
export async function deleteSecondFactor(trx: Queryable, userId: string): Promise<boolean> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the tenant asks it of people who decide on money, and the user is one of them. */
async function isSecondFactorRequired(
  db: Queryable,
  tenantId: string,
  userId: string,
): Promise<boolean> {
  const setting = await db
    .selectFrom("security_settings")
    .select("requires_second_factor")
    .where("lms_id", "=", tenantId)
    .executeTakeFirst();
  if (setting?.requires_second_factor !== 1) return false;
  const roles = await db
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("lms_id", "=", tenantId), eb("role", "=", ROLE.superadmin)]))
    .execute();
  return hasPermission(
    roles.map(({ role }) => role),
    "payout.decide",
  );
}

/** @throws ApiError 403 if the tenant requires a second factor that the user has not set up */
export async function requireSecondFactor(
  db: Queryable,
  tenantId: string,
  userId: string,
): Promise<void> {
  if (!(await isSecondFactorRequired(db, tenantId, userId))) return;
  if (await hasSecondFactor(db, userId)) return;
  throw new ApiError(
    403,
    "Situs ini mewajibkan verifikasi dua langkah untuk keputusan ini. Aktifkan dahulu di halaman akun Anda.",
  );
}
