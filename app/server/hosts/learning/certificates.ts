import { z } from "zod";
import {
  CERTIFICATE_KINDS,
  CERTIFICATE_STATES,
  MAX_CERTIFICATE_NUMBER_LENGTH,
  revokeSchema,
} from "~/lib/certificates";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ number: z.string().min(1).max(MAX_CERTIFICATE_NUMBER_LENGTH) });

/** What anyone with the number may read: of the person, the name only. */
export const certificateSchema = z.object({
  number: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  name: z.string(),
  class: z.object({ slug: z.string(), name: z.string(), type: z.string() }),
  hours: z.number().int(),
  /** 0 to 100; null for certificates of completion. */
  score: z.number().int().nullable(),
  issuedAt: instant,
  signer: z.object({ name: z.string(), title: z.string() }),
  /** Null while it is valid. */
  revokedAt: instant.nullable(),
  /** When the person was erased at their request; `name` is empty then. */
  erasedAt: instant.nullable(),
});
export type Certificate = z.output<typeof certificateSchema>;

/** What staff read. */
export const certificateRecordSchema = certificateSchema.extend({
  email: z.string(),
  revokedBy: z.string().nullable(),
  revokedReason: z.string().nullable(),
});
export type CertificateRecord = z.output<typeof certificateRecordSchema>;

export const certificateOperations = {
  /** A certificate by its number, also a revoked one. 404; 429 after many unknown numbers from one network. */
  getCertificate: {
    method: "GET",
    path: "v1/certificate/{number}",
    params,
    response: certificateSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** The caller's certificates, revoked ones included, newest first. */
  listMyCertificates: {
    method: "GET",
    path: "v1/my-certificate",
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(certificateSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** All certificates of the tenant, newest first; `search` looks into number, name and class. 403. */
  listCertificates: {
    method: "GET",
    path: "v1/certificate-record",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      state: z.enum(CERTIFICATE_STATES).optional(),
      search: z.string().max(100).optional(),
    }),
    response: paged(certificateRecordSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403, 404. */
  getCertificateRecord: {
    method: "GET",
    path: "v1/certificate-record/{number}",
    params,
    response: certificateRecordSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Revokes for good and mails the reason to the learner. 403, 404, 409 if it is revoked already. */
  revokeCertificate: {
    method: "POST",
    path: "v1/certificate-record/{number}/revoke",
    params,
    body: revokeSchema,
    response: certificateRecordSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
