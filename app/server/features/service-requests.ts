import type { z } from "zod";
import { formatDay } from "~/lib/dates";
import { INBOX_FIELD_LABELS } from "~/lib/inbox";
import { formatCount } from "~/lib/numbers";
import { formatPhone } from "~/lib/phone";
import { serviceRequestFields } from "~/lib/service-request-fields";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { createReceiptPath } from "./request-receipts";

type ServiceRequest = z.output<typeof serviceRequestFields>;

/** Sends a company's request, once per idempotency key. @throws AppError not-found without an admin host */
export const requestService = (
  context: RequestContext,
  body: ServiceRequest,
  idempotencyKey: string,
): Promise<ActionResult<{ receiptPath: string }>> =>
  attempt(
    context,
    {
      fields: Object.keys(serviceRequestFields.shape),
      messages: { 409: ALREADY_SENT_MESSAGE.request },
    },
    async () => {
      const { data } = await getAdmin(context).createServiceRequest({ body, idempotencyKey });
      const { kind, number, createdAt } = data;
      const receipt = { kind, number, createdAt, rows: listRows(body) };
      return { receiptPath: await createReceiptPath(context, receipt) };
    },
  );

/** Without the notes, which would make the receipt's link too long. */
const listRows = (body: ServiceRequest) => [
  { label: INBOX_FIELD_LABELS.company, value: body.company },
  { label: "Narahubung", value: body.pic },
  { label: "Email", value: body.email },
  { label: "Nomor HP", value: formatPhone(body.phone) },
  { label: INBOX_FIELD_LABELS.need, value: body.need },
  { label: INBOX_FIELD_LABELS.headcount, value: formatCount(body.headcount) },
  {
    label: INBOX_FIELD_LABELS.start,
    value: body.start && formatDay(Date.parse(`${body.start}T12:00:00+07:00`)),
  },
  { label: INBOX_FIELD_LABELS.budgetRange, value: body.budgetRange },
];
