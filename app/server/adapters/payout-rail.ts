export interface PayoutOrder {
  /** Our id, and the idempotency key: the same one never pays twice. */
  reference: string;
  /** Integer rupiah that the recipient gets. */
  amount: number;
  /** Indonesian clearing code such as `014`, or the name of an e-wallet. */
  bankCode: string;
  accountNumber: string;
  accountName: string;
  email?: string | undefined;
  /** At most 100 characters. */
  notes: string;
  /** The rail's id if an earlier attempt created the payout; it is then not created again. */
  railId?: string | undefined;
}

export interface PayoutUpdate {
  reference: string;
  /** The rail's own id. */
  railId: string;
  status: "queued" | "approved" | "processed" | "completed" | "failed" | "rejected";
  /** Integer rupiah. */
  amount: number;
  errorCode: string | null;
  errorMessage: string | null;
}

/** A payout service. Methods reject with `AdapterError` if it is unreachable or rejects the call. */
export interface PayoutRail {
  readonly name: "sandbox" | "midtrans";
  /**
   * Creates and approves the payout at the service; our own approval precedes the call.
   * @throws AdapterError with `acceptedId` once the payout exists at the service. Refund only without it.
   */
  send(order: PayoutOrder, signal?: AbortSignal): Promise<PayoutUpdate>;
  /**
   * Null for a reference that the rail does not know.
   * @param railId the rail's id, for rails that cannot look up our reference
   */
  status(reference: string, signal?: AbortSignal, railId?: string): Promise<PayoutUpdate | null>;
}
