import { z } from "zod";
import { AdapterError } from "../adapter-error";
import { fetchJson, type HttpFetch, toBasicAuth } from "../fetch-json";
import type { PayoutOrder, PayoutRail, PayoutUpdate } from "../payout-rail";

interface Options {
  /** Two keys with different rights: who creates cannot approve. */
  creatorKey: string;
  approverKey: string;
  /** Without a slash at the end: `https://app.sandbox.midtrans.com` or the real one. */
  url: string;
  send: HttpFetch;
}

/** Their names of banks by clearing code; e-wallets bear their own names already. */
const BANK_NAMES: Record<string, string> = {
  "014": "bca",
  "008": "mandiri",
  "009": "bni",
  "002": "bri",
  "451": "bsi",
  "022": "cimb",
  "013": "permata",
  "011": "danamon",
  "200": "btn",
  "028": "ocbc",
  "019": "panin",
  "016": "maybank",
  "426": "mega",
  "147": "muamalat",
  "542": "artos",
  "110": "bjb",
};

const createdSchema = z.object({
  payouts: z.array(z.object({ status: z.string(), reference_no: z.string() })).length(1),
});
const STATUSES = ["queued", "approved", "processed", "completed", "failed", "rejected"] as const;
const detailsSchema = z.object({
  reference_no: z.string(),
  amount: z.union([z.string(), z.number()]),
  status: z.enum(STATUSES),
  error_code: z.string().nullish(),
  error_message: z.string().nullish(),
});

/** Midtrans payouts (Iris): created with one key, approved with another (domain facts, 5). */
export function createMidtransRail({ creatorKey, approverKey, url, send }: Options): PayoutRail {
  const call = (key: string, path: string, more: object) =>
    fetchJson({
      service: "midtrans payouts",
      send,
      url: `${url}/iris/api/v1/${path}`,
      method: "POST",
      ...more,
      headers: { Authorization: toBasicAuth(key), ...(more as { headers?: object }).headers },
    });

  const status = async (
    reference: string,
    railId: string,
    signal?: AbortSignal,
  ): Promise<PayoutUpdate | null> => {
    const answer = await call(creatorKey, `payouts/${encodeURIComponent(railId)}`, {
      method: "GET",
      signal,
      acceptedStatuses: [404],
    });
    if (answer.status === 404) return null;
    const found = parseResponse(detailsSchema, answer.body);
    const { error_code, error_message } = found;
    return {
      reference,
      railId,
      status: found.status,
      amount: Math.round(Number(found.amount)),
      errorCode: error_code ?? null,
      errorMessage: error_message ?? null,
    };
  };

  /** The same key again gets the same payout again, for a day: a lost answer never pays twice. @returns their number */
  const create = async (order: PayoutOrder, signal?: AbortSignal): Promise<string> => {
    const headers = { "X-Idempotency-Key": order.reference };
    const { body } = await call(creatorKey, "payouts", {
      headers,
      body: { payouts: [toPayout(order)] },
      signal,
    });
    const [payout] = parseResponse(createdSchema, body).payouts;
    if (!payout) throw new AdapterError("midtrans payouts", true, "no payout in the answer");
    return payout.reference_no;
  };

  const approve = (reference: string, railId: string, signal?: AbortSignal) =>
    call(approverKey, "payouts/approve", {
      body: { reference_nos: [railId] },
      signal,
      headers: { "X-Idempotency-Key": `${reference}-approve` },
    });

  /** Takes one that they will not approve out of their queue, so that nobody there pays it after its money was given back here. */
  const reject = (railId: string, signal?: AbortSignal) =>
    call(approverKey, "payouts/reject", {
      body: { reference_nos: [railId], reject_reason: "not approved" },
      signal,
    });

  /** Brings one that exists there to its end. */
  const settle = async (
    reference: string,
    railId: string,
    signal?: AbortSignal,
  ): Promise<PayoutUpdate> => {
    const present = await status(reference, railId, signal);
    if (present && present.status !== "queued") return present;
    try {
      await approve(reference, railId, signal);
    } catch (error) {
      if (!isRejectedRequest(error)) throw error;
      // Perhaps somebody decided on it there; else it is refused, and must not stay.
      const standing = await status(reference, railId, signal);
      if (standing && standing.status !== "queued") return standing;
      await reject(railId, signal);
      const left = await status(reference, railId, signal);
      if (left?.status !== "rejected") throw error;
      return left;
    }
    const now = await status(reference, railId, signal);
    if (!now) throw new AdapterError("midtrans payouts", true, "approved, and unknown after that");
    return now;
  };

  return {
    name: "midtrans",
    async send(order, signal) {
      const railId = order.railId ?? (await create(order, signal));
      try {
        return await settle(order.reference, railId, signal);
      } catch (error) {
        // It exists there, so whatever went wrong, it is to be asked for again and not given back.
        const reason = error instanceof Error ? error.message : String(error);
        throw new AdapterError(
          "midtrans payouts",
          true,
          reason,
          error instanceof AdapterError ? error.status : 0,
          {
            cause: error,
            acceptedId: railId,
          },
        );
      }
    },
    // Theirs can only be asked by their own number.
    status: async (reference, signal, railId) =>
      railId ? status(reference, railId, signal) : null,
  };
}

/** A refused key says something of our settings and nothing of the payout. */
const isRejectedRequest = (error: unknown) =>
  error instanceof AdapterError &&
  !error.retryable &&
  error.status >= 400 &&
  error.status !== 401 &&
  error.status !== 403;

function toPayout({ amount, bankCode, accountNumber, accountName, email, notes }: PayoutOrder) {
  const bank =
    BANK_NAMES[bankCode] ?? (/^\d+$/.test(bankCode) ? undefined : bankCode.toLowerCase());
  if (!bank)
    throw new AdapterError("midtrans payouts", false, `the bank ${bankCode} is not one of theirs`);
  return {
    beneficiary_name: accountName,
    beneficiary_account: accountNumber,
    beneficiary_bank: bank,
    ...(email && { beneficiary_email: email }),
    // Letters, digits and spaces only, at most 100.
    amount: `${amount}.00`,
    notes: notes
      .replace(/[^A-Za-z0-9 ]/g, " ")
      .replace(/ +/g, " ")
      .trim()
      .slice(0, 100),
  };
}

function parseResponse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success)
    throw new AdapterError(
      "midtrans payouts",
      true,
      `an unknown answer: ${z.prettifyError(result.error).slice(0, 200)}`,
    );
  return result.data;
}
