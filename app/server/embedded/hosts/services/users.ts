import type { userOperations } from "../../../hosts/services/users";
import { readCurrentUser } from "../../domain/accounts/current-user";
import { signUpCoder } from "../../domain/accounts/sign-up-coder";
import { requestDemo } from "../../domain/submissions/demo-requests";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** The signed-in user, coder sign-ups and demo requests. */
export function userHandlers(context: HostContext): OperationHandlers<typeof userOperations> {
  return {
    getMe: async ({ tenantId, user }) => ({
      data: await readCurrentUser(context.db, tenantId, user),
    }),
    signUpCoder: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
      data: await signUpCoder(context, { tenantId, fields: body, clientIp, idempotencyKey }),
      message: "Periksa email Anda untuk memverifikasi akun",
    }),
    requestDemo: async ({ tenantId, query, clientIp }) => {
      await requestDemo(context, { tenantId, email: query.email, clientIp });
      return { data: null, message: "Berhasil mengirim request" };
    },
  };
}
