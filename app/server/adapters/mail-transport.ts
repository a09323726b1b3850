export interface OutgoingMail {
  /** Left part of the Message-ID. Stable across retries, so that servers can detect duplicates. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Switches such emails off by a POST without further questions (RFC 8058). */
  unsubscribeUrl?: string;
  /** An iCalendar file to attach. */
  calendar?: string | null;
}

/** Rejects with `AdapterError`, `retryable` unless the server rejected the mail permanently. */
export interface MailTransport {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
}
