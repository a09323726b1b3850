import { type CoderFields, getCoderErrors } from "~/lib/coder-fields";
import { type HostContext, validationError } from "../../kit/context";
import { validateRegion } from "../regions/regions";
import { beginSignUp, type EmailSent } from "./start-sign-up";

interface SignUpCoderInput {
  tenantId: string;
  fields: CoderFields;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/** Starts the sign-up of a young coder with profile and guardian. @throws ApiError 422, 429 */
export async function signUpCoder(
  context: HostContext,
  { tenantId, fields, clientIp, idempotencyKey }: SignUpCoderInput,
): Promise<EmailSent> {
  const { name, email, password, provinceId, cityId, guardian } = fields;
  const errors = {
    ...getCoderErrors(fields, context.clock()),
    ...validateRegion(provinceId, cityId),
  };
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return beginSignUp(context, {
    operation: "signUpCoder",
    tenantId,
    name,
    email,
    password,
    profile: {
      phone: fields.phone,
      avatar: null,
      birth_date: fields.birthDate,
      province_id: provinceId,
      city_id: cityId,
      occupation: fields.status,
      school: fields.school || null,
      guardian: guardian && JSON.stringify({ name: guardian.name, phone: guardian.phone }),
      consent_at: context.clock(),
    },
    clientIp,
    idempotencyKey,
  });
}
