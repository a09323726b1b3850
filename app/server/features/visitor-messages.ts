import type { z } from "zod";
import { contactFields, demoRequestFields, type VisitorMessage } from "~/lib/message-fields";
import { formatPhone } from "~/lib/phone";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { optional } from "./optional";
import { createReceiptPath } from "./request-receipts";

type Sent = ActionResult<{ receiptPath: string }>;

const FIELDS = {
  demo: Object.keys(demoRequestFields.shape),
  contact: Object.keys(contactFields.shape),
};

/** Sends a demo request or a question to the team, once per idempotency key. @throws AppError not-found without an admin host */
export const sendMessage = (
  context: RequestContext,
  body: VisitorMessage,
  idempotencyKey: string,
): Promise<Sent> =>
  attempt(
    context,
    { fields: FIELDS[body.kind], messages: { 409: ALREADY_SENT_MESSAGE.request } },
    async () => {
      const { data } = await getAdmin(context).sendMessage({ body, idempotencyKey });
      const rows = listRows(body);
      return {
        receiptPath: await createReceiptPath(context, { kind: body.kind, rows, ...data }),
      };
    },
  );

const listRows = (body: VisitorMessage) => [
  { label: "Nama", value: body.name },
  { label: "Email", value: body.email },
  { label: "Nomor HP", value: body.phone && formatPhone(body.phone) },
  body.kind === "demo"
    ? { label: "Lembaga", value: body.institution }
    : { label: "Perihal", value: body.topic },
  { label: "Pesan", value: body.message },
];

/** Requests a demo by the product's own calls, which take an address only (STO18). */
export const requestDemo = (
  context: RequestContext,
  { email }: Pick<z.output<typeof demoRequestFields>, "email">,
  idempotencyKey: string,
): Promise<Sent> =>
  attempt(context, { fields: ["email"] }, async () => {
    const { services, mailer } = context.hosts;
    await services.requestDemo({ query: { email } });
    const notice = { kind: "request-demo" as const, email };
    // The request stands without the email.
    await optional(context, mailer.notify({ body: notice, idempotencyKey }));
    const rows = [{ label: "Email", value: email }];
    const receipt = { kind: "demo" as const, number: "", createdAt: Date.now(), rows };
    return { receiptPath: await createReceiptPath(context, receipt) };
  });
