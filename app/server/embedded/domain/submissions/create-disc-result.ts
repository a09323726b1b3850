import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { formatIsoDate } from "~/lib/dates";
import { DISC_LETTERS, getDiscPattern, scoreDisc } from "~/lib/disc";
import type { discFields } from "~/lib/disc-fields";
import { HOUR_MS } from "~/lib/time";
import { type HostContext, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId, sha256 } from "../../kit/ids";
import { consumeAttempt, networkHash } from "../../kit/rate-limit";

/** Per network, higher than for other submissions: a whole class takes the test at once. */
const MAX_RESULTS_PER_HOUR = 60;
const ADULT_AGE = 18;

type DiscFields = z.output<typeof discFields>;

interface DiscResultInput {
  tenantId: string;
  body: DiscFields;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores a finished questionnaire.
 * @throws ApiError 422 if scores do not match the answers or a minor has no guardian, 429
 */
export async function createDiscResult(
  context: HostContext,
  { tenantId, body, clientIp, idempotencyKey }: DiscResultInput,
): Promise<{ id: string; type: string; key: string }[]> {
  const now = context.clock();
  validateDiscFields(body, now);
  return withIdempotency(
    context,
    { tenantId, operation: "createUserDisc", key: idempotencyKey, body },
    async (trx) => {
      const ip_hash = networkHash(context, clientIp);
      if (clientIp)
        await consumeAttempt(
          trx,
          { name: `disc:${tenantId}:${ip_hash}`, max: MAX_RESULTS_PER_HOUR, windowMs: HOUR_MS },
          now,
        );
      const key = randomBytes(24).toString("base64url");
      const id = newRecordId();
      const { name, email, birthYear, occupation, guardian, answers, type, seed } = body;
      await trx
        .insertInto("disc_results")
        .values({
          lms_id: tenantId,
          id,
          key_hash: sha256(key),
          name,
          email,
          birth_year: birthYear,
          occupation: occupation || null,
          guardian: guardian
            ? JSON.stringify({ name: guardian.name, phone: guardian.phone })
            : null,
          pattern: type,
          answers: JSON.stringify(answers),
          seed,
          duration_sec: body.durationSec,
          ip_hash,
          consent_at: now,
          created_at: now,
        })
        .execute();
      return [{ id, type, key }];
    },
  );
}

function validateDiscFields(body: DiscFields, now: number): void {
  const invalidField = findInvalidField(body);
  if (invalidField) throw validationError({ [invalidField]: "Hasil tidak sesuai dengan jawaban" });
  const year = Number(formatIsoDate(now).slice(0, 4));
  if (body.birthYear > year) throw validationError({ birthYear: "Periksa tahun lahir" });
  // The birthday of this year may be still to come.
  if (year - body.birthYear <= ADULT_AGE && !body.guardian)
    throw validationError({ "guardian.name": "Isi nama orang tua atau wali yang menyetujui" });
}

/** Finds the first submitted score that does not follow from the answers. */
function findInvalidField(body: DiscFields): string | null {
  const scores = scoreDisc(body.answers);
  for (const graph of ["most", "least", "diff", "percent"] as const)
    if (DISC_LETTERS.some((letter) => scores[graph][letter] !== body[graph][letter])) return graph;
  return getDiscPattern(scores) === body.type ? null : "type";
}
