import { z } from "zod";
import { defineHost } from "../host-contract";
import { instant } from "../schemas";
import { meSchema } from "../services/users";

/** Hosts of others answer the bare token, or name it as OAuth does. */
function toGrant(answer: unknown): unknown {
  if (typeof answer === "string") return { accessToken: answer };
  if (typeof answer !== "object" || answer === null) return answer;
  const { access_token, token, ...grant } = answer as Record<string, unknown>;
  return { ...grant, accessToken: grant.accessToken ?? access_token ?? token };
}

/** The auth host. */
export const authContract = defineHost("auth", {
  /**
   * Exchanges the account site's code: once, within 60 s, with the app token it was issued for
   * and the same state. 401 otherwise.
   */
  generateToken: {
    method: "POST",
    path: "generate/token",
    body: z.object({ code: z.string().min(1).max(2_048), state: z.string().max(200).optional() }),
    response: z.preprocess(
      toGrant,
      z.object({
        accessToken: z.string().min(1),
        /** Null if the host answers the token alone: `services.getMe` names its user. */
        user: meSchema.nullable().catch(null),
        /** UTC ms. */
        expiresAt: instant.optional().catch(undefined),
        /** Redirect path given when the code was requested. */
        redirect: z.string().optional().catch(undefined),
      }),
    ),
    success: [200],
    idempotent: false,
    auth: "app",
  },
  getUser: {
    method: "GET",
    path: "user/detail",
    response: meSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
});
