import { isObject, ok } from "../answers";
import type { Handlers } from "./handlers";
import { answerSetting } from "./services/token";

export const lmsHandlers: Handlers = {
  "GET lms/cms/app/id": ({ tenant }, { options }) =>
    ok(options.idShape === "bare" ? tenant.id : { [options.idShape ?? "lmsId"]: tenant.id }),
  "GET lms/cms/app/settings": ({ tenant }, state) => answerSetting(tenant, state),
  "PUT lms/cms/app/settings": ({ tenant, body }, state) => {
    for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
      if (name in tenant.setting) tenant.setting[name] = value;
    }
    return answerSetting(tenant, state);
  },
  "GET lms/cms/app/setting/{key}": ({ tenant, params }) => {
    const key = params.key ?? "";
    return ok(tenant.setting[key] ?? tenant.extraSettings[key] ?? null);
  },
  "PUT lms/cms/app/setting/{key}": ({ tenant, params, body }) => {
    const key = params.key ?? "";
    const target = key in tenant.setting ? tenant.setting : tenant.extraSettings;
    target[key] = body;
    return ok(body);
  },
};
