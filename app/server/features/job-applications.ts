import { z } from "zod";
import { formatDateTime } from "~/lib/dates";
import type { jobApplicationFields } from "~/lib/job-fields";
import { applyPath } from "~/lib/paths";
import { formatPhone } from "~/lib/phone";
import { AppError } from "../app-error";
import type { FormError } from "../forms/read-form";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import type { ActionResult } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { type JobView, toJobView } from "./careers";
import { toFormError } from "./form-error";
import { createReceiptPath } from "./request-receipts";
import { isNotFound, required } from "./required";

export interface JobPageView {
  job: JobView;
  company: string;
  companyHref: string;
  isOpen: boolean;
  path: string;
}

/** A job of a company, for its application form. @throws AppError not-found, unavailable */
export async function getJobPage(
  context: RequestContext,
  { slug, jobId }: { slug: string; jobId: string },
): Promise<JobPageView> {
  const job = await required(context.hosts.services.getJob({ query: { id: jobId } }));
  if (job.company.slug !== slug) throw new AppError("not-found");
  return {
    job: toJobView(job),
    company: job.company.company,
    companyHref: `/Career/${encodeURIComponent(slug)}`,
    isOpen: job.status !== "closed",
    path: applyPath(slug, job.id),
  };
}

type Fields = z.output<typeof jobApplicationFields>;

interface Application {
  jobId: string;
  fields: Fields;
  /** Of the CV, as its sender named it; "" without one. */
  cvName: string;
  idempotencyKey: string;
}

/** Applies for a job, once per idempotency key and address. @throws AppError not-found without an admin host */
export async function applyForJob(
  context: RequestContext,
  { jobId, fields, cvName, idempotencyKey }: Application,
): Promise<ActionResult<{ receiptPath: string }>> {
  try {
    const { data } = await getAdmin(context).applyForJob({
      body: { ...fields, jobId },
      idempotencyKey,
    });
    const { number, createdAt, jobTitle, company } = data;
    const rows = [
      { label: "Lowongan", value: jobTitle },
      { label: "Perusahaan", value: company },
      { label: "Nama", value: fields.name },
      { label: "Email", value: fields.email },
      { label: "Nomor HP", value: formatPhone(fields.phone) },
      { label: "CV", value: cvName },
    ];
    const receipt = { kind: "application" as const, number, createdAt, rows };
    return { ok: true, receiptPath: await createReceiptPath(context, receipt) };
  } catch (error) {
    return { ok: false, ...toApplicationError(context, error) };
  }
}

const CLOSED_MESSAGE = "Lowongan ini baru saja ditutup, jadi lamaran Anda tidak terkirim.";
const FORM_FIELDS = ["name", "email", "phone", "coverLetter", "cvId"];

function toApplicationError(context: RequestContext, error: unknown): FormError {
  if (isNotFound(error)) return { status: 409, message: CLOSED_MESSAGE, fields: {} };
  const conflict = describeEarlier(error) ?? ALREADY_SENT_MESSAGE.request;
  const { fields, ...rest } = toFormError(context, error, {
    fields: FORM_FIELDS,
    messages: { 409: conflict },
  });
  const { cvId, ...others } = fields;
  // The page shows the file where it is chosen.
  return { ...rest, fields: cvId ? { ...others, cv: cvId } : others };
}

const earlierSchema = z.object({ appliedAt: z.number(), number: z.string() });

/** A second application shows the date of the first (designs B9). */
function describeEarlier(error: unknown): string | null {
  if (!(error instanceof HostError)) return null;
  const { data } = earlierSchema.safeParse(error.data);
  if (!data) return null;
  return `Email ini sudah dipakai melamar lowongan ini pada ${formatDateTime(data.appliedAt)}, dengan nomor ${data.number}.`;
}
