export interface PayoutOrder {
  /** Ours, also the idempotency key: the same one never pays twice. */
  reference: string;
  /** Integer rupiah, what the receiver gets. */
  amount: number;
  /** Indonesian clearing code such as `014`, or an e-wallet's name. */
  bankCode: string;
  accountNumber: string;
  accountName: string;
  email?: string | undefined;
  /** At most 100 characters. */
  notes: string;
  /** The rail's own id, where an earlier try got that far: nothing is created anew then. */
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

/** A service that pays money out. Methods reject with `AdapterError` when it cannot be reached or refuses. */
export interface PayoutRail {
  readonly name: "sandbox" | "midtrans";
  /**
   * Creates and approves it there: ours was approved by our own people before it gets here.
   * @throws AdapterError with `taken` once it exists there; only without may its money be given back
   */
  send(order: PayoutOrder, signal?: AbortSignal): Promise<PayoutUpdate>;
  /** Null for a reference that the rail does not know. @param railId its own id, for rails that are asked by theirs */
  status(reference: string, signal?: AbortSignal, railId?: string): Promise<PayoutUpdate | null>;
}
