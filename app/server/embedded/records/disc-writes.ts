import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { DISC_LETTERS, discPattern, scoreDisc } from "~/lib/disc";
import type { discFields } from "~/lib/disc-fields";
import { answerOnce } from "../answer-once";
import { type HostContext, invalid } from "../context";
import { newRecordId, sha256 } from "../ids";
import { networkHash, takeTry } from "../try-limits";

const HOUR_MS = 3_600_000;
/** More than other submissions: a whole class takes the test at once behind one address. */
const PER_HOUR = 60;
const GROWN_UP = 18;
const WIB_MS = 7 * HOUR_MS;

interface Input {
  lmsId: string;
  body: z.output<typeof discFields>;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Keeps a finished questionnaire.
 * @throws HostRefusal 422 when the numbers are not those of the answers, or nobody consented for somebody under 18; 429
 */
export async function writeDiscResult(context: HostContext, { lmsId, body, clientIp, idempotencyKey }: Input) {
  const wrong = wrongNumbers(body);
  if (wrong) throw invalid({ [wrong]: "Hasil tidak sesuai dengan jawaban" });
  const now = context.clock();
  const year = new Date(now + WIB_MS).getUTCFullYear();
  if (body.birthYear > year) throw invalid({ birthYear: "Periksa tahun lahir" });
  // Somebody whose birthday is still to come this year may be a year younger.
  if (year - body.birthYear <= GROWN_UP && !body.guardian)
    throw invalid({ "guardian.name": "Isi nama orang tua atau wali yang menyetujui" });
  return answerOnce(context, { lmsId, operation: "createUserDisc", key: idempotencyKey, body }, async (trx) => {
    const ip_hash = networkHash(context, clientIp);
    if (clientIp) await takeTry(trx, { name: `disc:${lmsId}:${ip_hash}`, most: PER_HOUR, windowMs: HOUR_MS }, now);
    const key = randomBytes(24).toString("base64url");
    const { name, email, birthYear, occupation, guardian, answers, type, seed, durationSec } = body;
    const id = newRecordId();
    await trx
      .insertInto("disc_results")
      .values({
        ...{ lms_id: lmsId, id, key_hash: sha256(key), name, email, birth_year: birthYear, occupation: occupation || null },
        ...{ guardian: guardian ? JSON.stringify({ name: guardian.name, phone: guardian.phone }) : null, pattern: type },
        ...{ answers: JSON.stringify(answers), seed, duration_sec: durationSec, ip_hash, consent_at: now, created_at: now },
      })
      .execute();
    return [{ id, type, key }];
  });
}

/** The first of the sent numbers that does not follow from the answers; null when all do. */
function wrongNumbers(body: Input["body"]): string | null {
  const scores = scoreDisc(body.answers);
  for (const graph of ["most", "least", "diff", "percent"] as const)
    if (DISC_LETTERS.some((letter) => scores[graph][letter] !== body[graph][letter])) return graph;
  return discPattern(scores) === body.type ? null : "type";
}
