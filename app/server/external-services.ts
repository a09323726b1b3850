import { createMidtransRail } from "./adapters/midtrans/payouts";
import { createMidtransGateway } from "./adapters/midtrans/snap";
import { createOpenAiModel } from "./adapters/openai/chat-model";
import type { Ports } from "./adapters/ports";
import { createS3Store } from "./adapters/s3/blob-store";
import { createSmtpTransport } from "./adapters/smtp/mail-transport";
import { createTimeLimitedModel } from "./adapters/time-limited-model";
import { createXenditGateway } from "./adapters/xendit/invoices";
import type { Env } from "./env";
import { httpFetch as send } from "./hosts/transport";
import type { Log } from "./log/log";

const MIDTRANS = {
  sandbox: {
    appUrl: "https://app.sandbox.midtrans.com",
    apiUrl: "https://api.sandbox.midtrans.com",
  },
  production: { appUrl: "https://app.midtrans.com", apiUrl: "https://api.midtrans.com" },
} as const;
const XENDIT_URL = "https://api.xendit.co";

/** Configured external services; the others stay sandboxes. `readEnv` guarantees their keys. */
export function createExternalServices(env: Env, log: Log): Partial<Ports> {
  const {
    MIDTRANS_SERVER_KEY,
    MIDTRANS_CREATOR_KEY,
    MIDTRANS_APPROVER_KEY,
    XENDIT_SECRET_KEY,
    XENDIT_CALLBACK_TOKEN,
  } = env;
  const {
    S3_ENDPOINT,
    S3_BUCKET,
    S3_REGION,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    AI_URL,
    AI_KEY,
    AI_MODEL,
  } = env;
  const midtrans = MIDTRANS[env.MIDTRANS_MODE];
  const ports: Partial<Ports> = {};
  if (env.PAYMENT_GATEWAY === "midtrans" && MIDTRANS_SERVER_KEY)
    ports.gateway = createMidtransGateway({ serverKey: MIDTRANS_SERVER_KEY, ...midtrans, send });
  if (env.PAYMENT_GATEWAY === "xendit" && XENDIT_SECRET_KEY && XENDIT_CALLBACK_TOKEN)
    ports.gateway = createXenditGateway({
      secretKey: XENDIT_SECRET_KEY,
      callbackToken: XENDIT_CALLBACK_TOKEN,
      url: XENDIT_URL,
      send,
    });
  if (env.PAYOUT_RAIL === "midtrans" && MIDTRANS_CREATOR_KEY && MIDTRANS_APPROVER_KEY)
    ports.rail = createMidtransRail({
      creatorKey: MIDTRANS_CREATOR_KEY,
      approverKey: MIDTRANS_APPROVER_KEY,
      url: midtrans.appUrl,
      send,
    });
  if (env.SMTP_URL) ports.mail = createSmtpTransport(env.SMTP_URL);
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    ports.blobs = createS3Store({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      send,
    });
  if (AI_URL && AI_MODEL)
    ports.model = createTimeLimitedModel(
      createOpenAiModel({ url: AI_URL, apiKey: AI_KEY, model: AI_MODEL, send }),
      {
        onPause: (error) => log.warn({ error }, "model unavailable, answering by quotation"),
        onResume: () => log.info("model available again"),
      },
    );
  return ports;
}
