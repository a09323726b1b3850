export interface OutgoingMail {
  /** Stable for the mail, so that a server can recognise one that is sent again: the Message-ID's left part. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Rejects with `AdapterError`, `retryable` unless the address itself was refused for good. */
export interface MailTransport {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
}
