import { whyNoCoder } from "~/lib/coder-fields";
import type { userOperations } from "../../hosts/services/users";
import { beginSignUp } from "../account/begin-sign-up";
import { type HandlersOf, type HostContext, invalid } from "../context";
import { requestDemo } from "../mailer/demo-requests";
import { readMe } from "../read-me";
import { whyNoRegion } from "../regions";

/** Users (section 7, "Users, schools and registration"). */
export function userHandlers(context: HostContext): HandlersOf<typeof userOperations> {
  const { db, clock } = context;
  return {
    getMe: async ({ lmsId, user }) => ({ data: await readMe(db, lmsId, user) }),

    signUpCoder: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const fields = { ...whyNoCoder(body, clock()), ...whyNoRegion(body.provinceId, body.cityId) };
      if (Object.keys(fields).length > 0) throw invalid(fields);
      const { name, email, password, phone, birthDate, provinceId, cityId, status, school, guardian } = body;
      const profile = {
        ...{ phone, avatar: null, birth_date: birthDate, province_id: provinceId, city_id: cityId, occupation: status },
        ...{
          school: school || null,
          guardian: guardian && JSON.stringify({ name: guardian.name, phone: guardian.phone }),
          consent_at: clock(),
        },
      };
      const data = await beginSignUp(context, {
        operation: "signUpCoder",
        lmsId,
        name,
        email,
        password,
        profile,
        clientIp,
        idempotencyKey,
      });
      return { data, message: "Periksa email Anda untuk memverifikasi akun" };
    },

    requestDemo: async ({ lmsId, query, clientIp }) => {
      await requestDemo(context, lmsId, query.email, clientIp);
      return { data: null, message: "Berhasil mengirim request" };
    },
  };
}
