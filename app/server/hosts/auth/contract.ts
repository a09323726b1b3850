import { z } from "zod";
import { defineHost } from "../host-contract";
import { instant } from "../schemas";
import { meSchema } from "../services/users";

/** The auth host. */
export const authContract = defineHost("auth", {
  /**
   * Exchanges the account site's code: once, within 60 s, with the app token it was issued for
   * and the same state. 401 otherwise.
   */
  generateToken: {
    method: "POST",
    path: "generate/token",
    body: z.object({ code: z.string().min(20).max(128), state: z.string().max(200).optional() }),
    response: z.object({
      accessToken: z.string().min(20),
      user: meSchema,
      /** UTC ms. */
      expiresAt: instant,
      /** Redirect path given when the code was requested. */
      redirect: z.string().default("/"),
    }),
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
