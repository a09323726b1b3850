import { z } from "zod";
import { reasonField } from "./payout-fields";
import type { StatusView } from "./views";

export const CERTIFICATE_KINDS = ["completion", "competence"] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const CERTIFICATE_KIND_LABELS: Record<CertificateKind, string> = {
  completion: "Sertifikat Penyelesaian",
  competence: "Sertifikat Kompetensi",
};

export const CERTIFICATE_STATES = ["valid", "revoked"] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_STATUS: Record<CertificateState, StatusView> = {
  valid: { label: "Berlaku", tone: "green" },
  revoked: { label: "Dicabut", tone: "red" },
};

export const getCertificateState = ({
  revokedAt,
}: {
  revokedAt: number | null;
}): CertificateState => (revokedAt === null ? "valid" : "revoked");

export const MAX_CERTIFICATE_NUMBER_LENGTH = 64;

/**
 * A number as it was issued, `{TENANT}-{YYYY}-{8 base32}`, from one that was typed: case, spaces and dashes do not matter, nor do
 * the letters that Crockford's base32 reads as digits. Numbers of another form are only trimmed.
 */
export function normalizeCertificateNumber(typed: string): string {
  const text = typed.normalize("NFKC").trim();
  const number = text
    .replace(/\s+/g, "")
    .replace(/[\u2010-\u2015]/g, "-")
    .toUpperCase();
  const [, start, suffix] = /^([A-Z0-9-]+-\d{4}-)([A-Z0-9]{8})$/.exec(number) ?? [];
  return start && suffix ? start + suffix.replace(/O/g, "0").replace(/[IL]/g, "1") : text;
}

/** Stands between the learner's name and that of the class. */
export const describeAchievement = (kind: CertificateKind): string =>
  kind === "competence" ? "yang lulus ujian kelas" : "yang menyelesaikan seluruh bab kelas";

interface CertificateFacts {
  hours: number;
  score: number | null;
  /** "17 Agustus 2026" */
  issuedOn: string;
}

/** "12 jam belajar", "Nilai 86 dari 100", "Terbit 17 Agustus 2026" */
export const listCertificateFacts = ({ hours, score, issuedOn }: CertificateFacts): string[] =>
  [
    hours > 0 && `${hours} jam belajar`,
    score !== null && `Nilai ${score} dari 100`,
    `Terbit ${issuedOn}`,
  ].filter((fact) => fact !== false);

/** The learner reads the reason, strangers do not. */
export const revokeSchema = z.object({ reason: reasonField });
