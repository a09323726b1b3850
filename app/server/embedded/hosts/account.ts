import type { accountContract } from "../../hosts/account/contract";
import type { secondFactorOperations } from "../../hosts/account/second-factors";
import type { Handlers } from "../../hosts/host-handler";
import {
  changePassword,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from "../domain/accounts/passwords";
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from "../domain/accounts/second-factor";
import {
  createAuthCode,
  endSession,
  getSession,
  listSessions,
  signIn,
  signOut,
  signOutEverywhere,
} from "../domain/accounts/sign-in";
import { finishSignIn } from "../domain/accounts/sign-in-challenges";
import { acceptInvitation, getInvitation, signUp } from "../domain/accounts/sign-up";
import { resendVerification } from "../domain/accounts/start-sign-up";
import { checkVerification, verifyEmail } from "../domain/accounts/verify-email";
import type { HostContext, OperationHandlers } from "../kit/context";

/** The account site (ROL2). */
export function accountHandlers(context: HostContext): Handlers<typeof accountContract> {
  return {
    signUp: async ({ tenantId, clientIp, idempotencyKey, body: { consent: _, ...body } }) => ({
      data: await signUp(context, { ...body, tenantId, clientIp, idempotencyKey }),
      message: "Periksa email Anda untuk memverifikasi akun",
    }),
    resendVerification: async ({ tenantId, body }) => ({
      data: await resendVerification(context, { tenantId, ...body }),
    }),
    checkVerification: async ({ tenantId, body }) => ({
      data: await checkVerification(context, { tenantId, ...body }),
    }),
    verifyEmail: async ({ tenantId, body }) => ({
      data: await verifyEmail(context, { tenantId, ...body }),
      message: "Email Anda sudah diverifikasi",
    }),
    getInvitation: async ({ tenantId, body }) => ({
      data: await getInvitation(context, { tenantId, ...body }),
    }),
    acceptInvitation: async ({ tenantId, clientIp, body }) => ({
      data: await acceptInvitation(context, { tenantId, clientIp, ...body }),
    }),

    signIn: async ({ tenantId, clientIp, requestId, body }) => ({
      data: await signIn(context, { tenantId, clientIp, requestId, ...body }),
    }),
    finishSignIn: async ({ tenantId, clientIp, requestId, body }) => ({
      data: await finishSignIn(context, { tenantId, clientIp, requestId, ...body }),
    }),
    getSession: async ({ tenantId, body }) => ({
      data: await getSession(context, { tenantId, ...body }),
    }),
    authorise: async ({ tenantId, appToken, body }) => ({
      data: await createAuthCode(context, { tenantId, appToken, ...body }),
    }),
    signOut: async ({ tenantId, clientIp, requestId, body }) => {
      await signOut(context, { tenantId, clientIp, requestId, ...body });
      return { data: null };
    },
    signOutEverywhere: async ({ tenantId, clientIp, requestId, body }) => ({
      data: await signOutEverywhere(context, { tenantId, clientIp, requestId, ...body }),
    }),
    listSessions: async ({ tenantId, body }) => ({
      data: await listSessions(context, { tenantId, ...body }),
    }),
    endSession: async ({ tenantId, clientIp, requestId, body }) => {
      await endSession(context, { tenantId, clientIp, requestId, ...body });
      return { data: null };
    },

    forgotPassword: async ({ tenantId, body }) => ({
      data: await requestPasswordReset(context, { tenantId, ...body }),
      message: "Jika email ini terdaftar, kami mengirim tautan untuk membuat kata sandi baru",
    }),
    checkPasswordReset: async ({ tenantId, body }) => ({
      data: await getPasswordReset(context, { tenantId, ...body }),
    }),
    resetPassword: async ({ tenantId, clientIp, requestId, body }) => ({
      data: await resetPassword(context, { tenantId, clientIp, requestId, ...body }),
    }),
    changePassword: async ({ tenantId, clientIp, requestId, body }) => {
      await changePassword(context, { tenantId, clientIp, requestId, ...body });
      return { data: null };
    },

    ...secondFactorHandlers(context),
  };
}

const secondFactorHandlers = (
  context: HostContext,
): Omit<OperationHandlers<typeof secondFactorOperations>, "finishSignIn"> => ({
  getSecondFactor: async ({ tenantId, clientIp, requestId, body }) => ({
    data: await getSecondFactor(context, { tenantId, clientIp, requestId, ...body }),
  }),
  startSecondFactor: async ({ tenantId, clientIp, requestId, body }) => ({
    data: await startSecondFactor(context, { tenantId, clientIp, requestId, ...body }),
  }),
  confirmSecondFactor: async ({ tenantId, clientIp, requestId, body }) => ({
    data: await confirmSecondFactor(context, { tenantId, clientIp, requestId, ...body }),
  }),
  disableSecondFactor: async ({ tenantId, clientIp, requestId, body }) => {
    await disableSecondFactor(context, { tenantId, clientIp, requestId, ...body });
    return { data: null };
  },
});
