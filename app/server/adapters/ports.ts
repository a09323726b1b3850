import type { BlobStore } from "./blob-store";
import type { ChatModel } from "./chat-model";
import type { DnsResolver } from "./dns-resolver";
import type { MailTransport } from "./mail-transport";
import type { PaymentGateway } from "./payment-gateway";
import type { PayoutRail } from "./payout-rail";

/** Outside services of the embedded hosts, real or sandbox. */
export interface Ports {
  gateway: PaymentGateway;
  rail: PayoutRail;
  /** Null without SMTP: mail stays in the outbox, where admins can read it. */
  mail: MailTransport | null;
  blobs: BlobStore;
  dns: DnsResolver;
  /** Null without a model: the assistant then quotes the content. */
  model: ChatModel | null;
}
