import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { CertificateKind } from "~/lib/certificates";
import { formatIsoDate } from "~/lib/dates";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { BASE32 } from "../../kit/ids";
import { getUserName } from "../accounts/users";
import type { ClassRow } from "./class-access";
import type { LearnerKey } from "./outline";

const SUFFIX_LENGTH = 8;

/** Numbers of a learner's valid certificates of a class. */
export async function listCertificateNumbers(
  db: Queryable,
  { tenantId, classId, userId }: LearnerKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom("certificates")
    .select("number")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .orderBy("issued_at")
    .execute();
  return rows.map(({ number }) => number);
}

interface Achievement {
  row: ClassRow;
  key: LearnerKey;
}

/** Once per learner and class, if the class certifies completion. */
export async function issueCompletionCertificate(
  context: HostContext,
  trx: Transaction<Schema>,
  achievement: Achievement,
): Promise<void> {
  if (achievement.row.certificate_completion === 1)
    await issueCertificate(context, trx, { ...achievement, kind: "completion", score: null });
}

/** Once per learner and class, if the class certifies competence. @param score 0 to 100 */
export async function issueCompetenceCertificate(
  context: HostContext,
  trx: Transaction<Schema>,
  { score, ...achievement }: Achievement & { score: number },
): Promise<void> {
  if (achievement.row.certificate_competence === 1)
    await issueCertificate(context, trx, { ...achievement, kind: "competence", score });
}

async function issueCertificate(
  { clock }: HostContext,
  trx: Transaction<Schema>,
  { row, key, kind, score }: Achievement & { kind: CertificateKind; score: number | null },
): Promise<void> {
  const now = clock();
  await trx
    .insertInto("certificates")
    .values({
      lms_id: row.lms_id,
      number: createCertificateNumber(row.lms_id, now),
      kind,
      class_id: row.id,
      user_id: key.userId,
      name: await getUserName(trx, key.userId),
      class_name: row.name,
      hours: row.hours,
      score,
      ...(await findSigner(trx, row)),
      issued_at: now,
      mailed_at: null,
      revoked_at: null,
      revoked_by_name: null,
      revoked_reason: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["lms_id", "class_id", "user_id", "kind"]).doNothing(),
    )
    .execute();
}

/** `{TENANT}-{YYYY}-{8 base32}` (designs B3); random, so that numbers cannot be listed. */
function createCertificateNumber(tenantId: string, now: number): string {
  const prefix = tenantId.replace(/^lms-/, "").toUpperCase();
  const [year = ""] = formatIsoDate(now).split("-");
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => BASE32[randomInt(BASE32.length)]);
  return `${prefix}-${year}-${suffix.join("")}`;
}

/** The first mentor of the class. */
async function findSigner(trx: Queryable, { lms_id, id }: ClassRow) {
  const mentor = await trx
    .selectFrom("class_mentors as cm")
    .innerJoin("mentors as m", (join) =>
      join.onRef("m.lms_id", "=", "cm.lms_id").onRef("m.id", "=", "cm.mentor_id"),
    )
    .select("m.name")
    .where("cm.lms_id", "=", lms_id)
    .where("cm.class_id", "=", id)
    .orderBy("cm.sort")
    .executeTakeFirst();
  return { signer_name: mentor?.name ?? "", signer_title: "Mentor kelas" };
}
