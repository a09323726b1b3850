import type { Handlers } from "../../hosts/host-handler";
import type { mailerContract } from "../../hosts/mailer/contract";
import { notifyAppointment } from "../domain/appointments/notify-appointment";
import { requestDemo } from "../domain/submissions/demo-requests";
import type { HostContext } from "../kit/context";

/** Emails that pages request. */
export function mailerHandlers(context: HostContext): Handlers<typeof mailerContract> {
  return {
    notify: async ({ tenantId, body, clientIp, idempotencyKey }) => {
      if (body.kind === "request-demo")
        await requestDemo(context, { tenantId, email: body.email, clientIp });
      else await notifyAppointment(context, { tenantId, notification: body, idempotencyKey });
      return { data: null, message: "Berhasil mengirim request" };
    },
  };
}
