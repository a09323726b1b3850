import { z } from "zod";
import { lookup } from "~/lib/lookup";
import { AdapterError } from "../adapter-error";
import { fetchJson, type HttpFetch, toBasicAuth } from "../fetch-json";
import { parseResponse } from "../parse-response";
import type { PayoutOrder, PayoutRail, PayoutUpdate } from "../payout-rail";

const SERVICE = "midtrans payouts";

interface Options {
  /** Two keys with separate permissions: the creator's cannot approve. */
  creatorKey: string;
  approverKey: string;
  /** Without a trailing slash: `https://app.sandbox.midtrans.com` or the production URL. */
  url: string;
  send: HttpFetch;
}

/** Iris bank names by clearing code; e-wallets are given by name. */
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

interface CallOptions {
  method?: "GET" | "POST";
  body?: unknown;
  idempotencyKey?: string;
  acceptedStatuses?: number[];
  signal: AbortSignal | undefined;
}

type IrisApi = ReturnType<typeof createIrisApi>;

/** Iris calls. `railId` is Iris' reference number of a payout. */
function createIrisApi({ creatorKey, approverKey, url, send }: Options) {
  const call = (key: string, path: string, { idempotencyKey, ...options }: CallOptions) =>
    fetchJson({
      service: SERVICE,
      send,
      url: `${url}/iris/api/v1/${path}`,
      method: "POST",
      ...options,
      headers: {
        Authorization: toBasicAuth(key),
        ...(idempotencyKey !== undefined && { "X-Idempotency-Key": idempotencyKey }),
      },
    });
  return {
    async getStatus(reference: string, railId: string, signal?: AbortSignal) {
      const path = `payouts/${encodeURIComponent(railId)}`;
      const options: CallOptions = { method: "GET", signal, acceptedStatuses: [404] };
      const { status, body } = await call(creatorKey, path, options);
      if (status === 404) return null;
      return toPayoutUpdate(reference, railId, parseResponse(SERVICE, detailsSchema, body));
    },

    /**
     * Iris returns the same payout for the same key for a day, so a lost response never pays twice.
     * @returns the rail's id
     */
    async create(order: PayoutOrder, signal?: AbortSignal): Promise<string> {
      const { body } = await call(creatorKey, "payouts", {
        idempotencyKey: order.reference,
        body: { payouts: [toIrisPayout(order)] },
        signal,
      });
      const [payout] = parseResponse(SERVICE, createdSchema, body).payouts;
      if (!payout) throw new AdapterError(SERVICE, true, "response without a payout");
      return payout.reference_no;
    },

    approve: (reference: string, railId: string, signal?: AbortSignal) =>
      call(approverKey, "payouts/approve", {
        idempotencyKey: `${reference}-approve`,
        body: { reference_nos: [railId] },
        signal,
      }),

    reject: (railId: string, signal?: AbortSignal) =>
      call(approverKey, "payouts/reject", {
        body: { reference_nos: [railId], reject_reason: "not approved" },
        signal,
      }),
  };
}

/** Midtrans payouts (Iris): created with one key, approved with another (domain 5). */
export function createMidtransRail(options: Options): PayoutRail {
  const iris = createIrisApi(options);
  return {
    name: "midtrans",
    async send(order, signal) {
      const railId = order.railId ?? (await iris.create(order, signal));
      try {
        return await approveOrReject(iris, { reference: order.reference, railId, signal });
      } catch (error) {
        // The payout exists at Iris, so any failure is retried and never refunded.
        const reason = error instanceof Error ? error.message : String(error);
        const status = error instanceof AdapterError ? error.status : 0;
        throw new AdapterError(SERVICE, true, reason, status, { cause: error, acceptedId: railId });
      }
    },
    // Iris cannot look up our reference.
    status: async (reference, signal, railId) =>
      railId ? iris.getStatus(reference, railId, signal) : null,
  };
}

interface CreatedPayout {
  reference: string;
  railId: string;
  signal: AbortSignal | undefined;
}

/** Approves a queued payout. @returns the status after a decision, made here or in the Iris dashboard */
async function approveOrReject(iris: IrisApi, payout: CreatedPayout): Promise<PayoutUpdate> {
  const { reference, railId, signal } = payout;
  const existing = await iris.getStatus(reference, railId, signal);
  if (existing && existing.status !== "queued") return existing;
  try {
    await iris.approve(reference, railId, signal);
  } catch (error) {
    if (!isRejectedRequest(error)) throw error;
    const rejected = await rejectIfQueued(iris, payout);
    if (!rejected) throw error;
    return rejected;
  }
  const approved = await iris.getStatus(reference, railId, signal);
  if (!approved) throw new AdapterError(SERVICE, true, "payout unknown after its approval");
  return approved;
}

/**
 * Rejects a payout that cannot be approved, so that it is not paid from the Iris dashboard after a refund.
 * @returns null if it is still not decided
 */
async function rejectIfQueued(
  iris: IrisApi,
  { reference, railId, signal }: CreatedPayout,
): Promise<PayoutUpdate | null> {
  const current = await iris.getStatus(reference, railId, signal);
  if (current && current.status !== "queued") return current;
  await iris.reject(railId, signal);
  const rejected = await iris.getStatus(reference, railId, signal);
  return rejected?.status === "rejected" ? rejected : null;
}

/** 401 and 403 concern our keys, not the payout. */
const isRejectedRequest = (error: unknown) =>
  error instanceof AdapterError &&
  !error.retryable &&
  error.status >= 400 &&
  error.status !== 401 &&
  error.status !== 403;

const toPayoutUpdate = (
  reference: string,
  railId: string,
  { status, amount, error_code, error_message }: z.output<typeof detailsSchema>,
): PayoutUpdate => ({
  reference,
  railId,
  status,
  amount: Math.round(Number(amount)),
  errorCode: error_code ?? null,
  errorMessage: error_message ?? null,
});

function toIrisPayout({ amount, bankCode, accountNumber, accountName, email, notes }: PayoutOrder) {
  const bank =
    lookup(BANK_NAMES, bankCode) ?? (/^\d+$/.test(bankCode) ? undefined : bankCode.toLowerCase());
  if (!bank) throw new AdapterError(SERVICE, false, `bank ${bankCode} is not supported`);
  return {
    beneficiary_name: accountName,
    beneficiary_account: accountNumber,
    beneficiary_bank: bank,
    ...(email && { beneficiary_email: email }),
    amount: `${amount}.00`,
    // Letters, digits and spaces only, at most 100.
    notes: notes
      .replace(/[^A-Za-z0-9 ]/g, " ")
      .replace(/ +/g, " ")
      .trim()
      .slice(0, 100),
  };
}
