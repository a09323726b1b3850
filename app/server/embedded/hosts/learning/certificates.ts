import type { certificateOperations } from "../../../hosts/learning/certificates";
import {
  getCertificateRecord,
  listCertificates,
  revokeCertificate,
} from "../../domain/learning/certificate-records";
import { getCertificate, listMyCertificates } from "../../domain/learning/read-certificates";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const certificateHandlers = (
  context: HostContext,
): OperationHandlers<typeof certificateOperations> => ({
  getCertificate: async ({ tenantId, params, clientIp }) => ({
    data: await getCertificate(context, { tenantId, clientIp, ...params }),
  }),
  listMyCertificates: async ({ tenantId, user, query }) => ({
    data: await listMyCertificates(context, { tenantId, user, ...query }),
  }),
  listCertificates: async ({ tenantId, user, query }) => ({
    data: await listCertificates(context, { tenantId, user, ...query }),
  }),
  getCertificateRecord: async ({ tenantId, user, params }) => ({
    data: await getCertificateRecord(context, { tenantId, user, ...params }),
  }),
  revokeCertificate: async (input) => {
    const { user, params, body } = input;
    const data = await revokeCertificate(context, { user, ...params, ...body, source: input });
    return { data };
  },
});
