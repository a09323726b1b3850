import type { CertificateState } from "~/lib/certificates";
import { formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { certificateRecordPath } from "~/lib/paths";
import type { PageLinks } from "~/lib/views";
import type { CertificateRecord } from "../hosts/learning/certificates";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { type CertificateView, toCertificateView } from "./certificates";
import { getLearning } from "./learning";
import { required } from "./required";

const PATH = "/Dashboard/Sertifikat";

export interface CertificateRecordView extends CertificateView {
  recordHref: string;
  email: string;
  /** "Sri Wahyuni, 17 Agustus 2026 pukul 10.00 WIB"; null while it is valid. */
  revokedBy: string | null;
  revokedReason: string | null;
}

const toRecordView = (record: CertificateRecord): CertificateRecordView => ({
  ...toCertificateView(record),
  recordHref: certificateRecordPath(record.number),
  email: record.email,
  revokedBy:
    record.revokedAt === null
      ? null
      : [record.revokedBy, formatDateTime(record.revokedAt)].filter(Boolean).join(", "),
  revokedReason: record.revokedReason,
});

interface Filters {
  page: number;
  state?: CertificateState | undefined;
  search?: string | undefined;
}

/** Certificates of the tenant, newest first. @throws AppError unavailable */
export async function listCertificates(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: CertificateRecordView[]; links: PageLinks }> {
  const list = await required(getLearning(context).listCertificates({ query: filters }));
  const { page: _, ...query } = filters;
  return { rows: list.items.map(toRecordView), links: createPageLinks(list, PATH, query) };
}

/** @throws AppError not-found, unavailable */
export const getCertificateRecord = async (
  context: RequestContext,
  number: string,
): Promise<CertificateRecordView> =>
  toRecordView(await required(getLearning(context).getCertificateRecord({ params: { number } })));

/** Revokes for good. A 409 tells who did it before. @throws AppError not-found */
export const revokeCertificate = (
  context: RequestContext,
  number: string,
  body: { reason: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["reason"], hostMessages: [409] }, () =>
    getLearning(context).revokeCertificate({ params: { number }, body }),
  );
