import {
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_STATUS,
  type CertificateKind,
  getCertificateState,
  normalizeCertificateNumber,
} from "~/lib/certificates";
import { formatDate } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { certificatePath, certificatePdfPath } from "~/lib/paths";
import type { Optional, PageLinks, StatusView } from "~/lib/views";
import { AppError } from "../app-error";
import type { Certificate } from "../hosts/learning/certificates";
import type { RequestContext } from "../request/context";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

export interface CertificateView {
  number: string;
  kind: CertificateKind;
  /** "Sertifikat Kompetensi" */
  kindLabel: string;
  name: string;
  className: string;
  hours: number;
  score: number | null;
  issuedOn: string;
  signer: { name: string; title: string };
  status: StatusView;
  /** "17 Agustus 2026"; null while it is valid. */
  revokedOn: string | null;
  /** When the person behind it was erased. */
  erasedOn: string | null;
  href: string;
  /** Null once it is revoked or erased. */
  pdfHref: string | null;
}

export const toCertificateView = (certificate: Certificate): CertificateView => {
  const { number, kind, revokedAt, erasedAt } = certificate;
  return {
    number,
    kind,
    kindLabel: CERTIFICATE_KIND_LABELS[kind],
    name: certificate.name || "–",
    className: certificate.class.name,
    hours: certificate.hours,
    score: certificate.score,
    issuedOn: formatDate(certificate.issuedAt),
    signer: certificate.signer,
    status: CERTIFICATE_STATUS[getCertificateState(certificate)],
    revokedOn: revokedAt === null ? null : formatDate(revokedAt),
    erasedOn: erasedAt === null ? null : formatDate(erasedAt),
    href: certificatePath(number),
    pdfHref: revokedAt === null && erasedAt === null ? certificatePdfPath(number) : null,
  };
};

/** The proof behind a number. @throws AppError not-found, too-many, unavailable */
export const getCertificate = async (
  context: RequestContext,
  number: string,
): Promise<CertificateView> =>
  toCertificateView(await required(getLearning(context).getCertificate({ params: { number } })));

/** Address of a certificate that the QR code and the PDF show. */
export const getCertificateUrl = ({ site }: RequestContext, number: string): string =>
  new URL(certificatePath(number), site.origin).href;

const UNKNOWN_MESSAGE =
  "Tidak ada sertifikat dengan nomor itu. Periksa kembali setiap huruf dan angkanya.";

/** Looks up a typed number. @returns where its proof stands, or why there is none */
export async function findCertificate(
  context: RequestContext,
  typed: string,
): Promise<{ href: string } | { message: string }> {
  try {
    return { href: (await getCertificate(context, normalizeCertificateNumber(typed))).href };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { message: error.publicMessage ?? UNKNOWN_MESSAGE };
  }
}

export interface CertificateListView {
  items: CertificateView[];
  links: PageLinks;
}

/** The visitor's own certificates; null for guests. */
export async function readMyCertificates(
  context: RequestContext,
  page: number,
): Promise<Optional<CertificateListView> | null> {
  if (!context.session) return null;
  const list = await optional(
    context,
    getLearning(context).listMyCertificates({ query: { page } }),
  );
  if (!list.ok) return list;
  const { data } = list.data;
  return {
    ok: true,
    data: {
      items: data.items.map(toCertificateView),
      links: createPageLinks(data, "/Sertifikat", {}),
    },
  };
}
