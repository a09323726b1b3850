import { bodyField, incomplete, missingFields, ok } from "../../answers";
import { issueToken, type State } from "../../data/state";
import type { Answer, Tenant } from "../../types";
import type { Handler, Handlers } from "../handlers";

const generateToken: Handler = (request, state) => {
  const absent = missingFields(request.body, ["id", "secret", "scopes"]);
  if (absent.length > 0) return incomplete(absent);
  const { token, code } = issueToken(state, bodyField(request, "id"));
  return ok({ token, code });
};

const getVersion: Handler = (_request, { options }) => {
  const version = options.appVersion ?? "3.8.1";
  if (options.versionShape === "bare") return ok(version);
  return ok({ [options.versionShape ?? "appVersion"]: version });
};

const SNAKE_NAMES: Record<string, string> = {
  logoDark: "logo_dark",
  logoLight: "logo_light",
  isMaintenance: "is_maintenance",
};

/** Answers the tenant setting; also used by the host `lms`. */
export function answerSetting({ setting }: Tenant, { options }: State): Answer {
  if (options.settingNames !== "snake") return ok(setting);
  const entries = Object.entries(setting).map(([name, value]) => [
    SNAKE_NAMES[name] ?? name,
    value,
  ]);
  return ok(Object.fromEntries(entries));
}

export const tokenHandlers: Handlers = {
  "POST services/authorizer/token/generate": generateToken,
  "POST services/v1/authorizer/token/generate": generateToken,
  "GET services/v1/authorizer/version": getVersion,
  "GET services/v1/authorizer/validate": (_request, { isTokenValid }) => ok({ isTokenValid }),
  "GET services/v0/cms/app/settings": ({ tenant }, state) => answerSetting(tenant, state),
};
