import { z } from "zod";
import { AdapterError } from "../adapter-error";
import { parseResponse } from "../parse-response";
import type { RefundRequest, RefundResult } from "../payment-gateway";

const SERVICE = "xendit";

const refundSchema = z.object({
  id: z.string(),
  status: z.enum(["PENDING", "SUCCEEDED", "FAILED", "CANCELLED"]),
  failure_code: z.string().nullish(),
});

interface RefundApi {
  get(path: string, signal?: AbortSignal): Promise<unknown>;
  post(
    path: string,
    request: { body: unknown; headers: Record<string, string>; signal: AbortSignal | undefined },
  ): Promise<unknown>;
}

/** Returns an invoice's payment. Xendit answers a repeated `idempotency-key` with the refund it made. */
export async function refundInvoicePayment(
  api: RefundApi,
  request: RefundRequest,
  signal?: AbortSignal,
): Promise<RefundResult> {
  const { refundKey, gatewayId, gatewayRefundId, amount } = request;
  try {
    const body =
      gatewayRefundId === null
        ? await api.post("refunds", {
            headers: { "idempotency-key": refundKey },
            body: {
              reference_id: refundKey,
              invoice_id: gatewayId,
              amount,
              currency: "IDR",
              reason: "REQUESTED_BY_CUSTOMER",
            },
            signal,
          })
        : await api.get(`refunds/${encodeURIComponent(gatewayRefundId)}`, signal);
    return toResult(parseResponse(SERVICE, refundSchema, body));
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    return { status: "manual", note: `Xendit menolak: ${error.message}`.slice(0, 200) };
  }
}

function toResult({ id, status, failure_code }: z.output<typeof refundSchema>): RefundResult {
  if (status === "SUCCEEDED") return { status: "refunded", gatewayRefundId: id };
  if (status === "PENDING") return { status: "pending", gatewayRefundId: id };
  return { status: "manual", note: `Xendit: ${failure_code ?? status}` };
}

/** 401 and 403 concern our key, 404 and 409 another attempt; anything else that is final concerns the payment. */
const isUnsupported = (error: unknown): error is AdapterError =>
  error instanceof AdapterError && !error.retryable && [400, 422].includes(error.status);
