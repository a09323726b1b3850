import { createHash, randomBytes } from "node:crypto";
import { openAppDatabase } from "../guards/app-database";

const DAY_MS = 24 * 3_600_000;
const EMPTY_PROFILE = {
  phone: null,
  avatar: null,
  birth_date: null,
  province_id: null,
  city_id: null,
};
const EMPTY_DETAILS = { occupation: null, school: null, guardian: null, consent_at: 0 };

/**
 * Invites a mentor of "main" as the admin host's `invitePerson` does, because no screen does it yet.
 * @returns the path in the email
 */
export async function createInvitation(dataDir: string, email: string): Promise<string> {
  const db = await openAppDatabase(dataDir);
  const { lms_id } = db
    .prepare("select lms_id from tenant_domains where domain = 'main.localhost'")
    .get() as { lms_id: string };
  const [id, token, now] = ["900000000001", randomBytes(32).toString("base64url"), Date.now()];
  db.prepare(
    "insert into sign_ups (id, lms_id, email, name, profile, roles, created_at, expires_at) values (?, ?, ?, 'Laras Ayu', ?, '[2]', ?, ?)",
  ).run(
    id,
    lms_id,
    email,
    JSON.stringify({ ...EMPTY_PROFILE, ...EMPTY_DETAILS }),
    now,
    now + DAY_MS,
  );
  db.prepare(
    "insert into account_tokens (token_hash, kind, lms_id, sign_up_id, created_at, expires_at) values (?, 'invite', ?, ?, ?, ?)",
  ).run(createHash("sha256").update(token).digest("hex"), lms_id, id, now, now + DAY_MS);
  db.close();
  return `/Akun/Undangan/${token}`;
}
