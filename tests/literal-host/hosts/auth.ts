import { bodyField, ok } from "../answers";
import { issueToken } from "../data/state";
import type { Handlers } from "./handlers";
import { getUser } from "./services/people";

export const authHandlers: Handlers = {
  "POST auth/generate/token": (request, state) => {
    const { token, code } = issueToken(state, bodyField(request, "id"));
    return ok({ token, code });
  },
  "GET auth/user/detail": getUser,
};
