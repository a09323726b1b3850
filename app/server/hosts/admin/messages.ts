import { z } from "zod";
import { visitorMessageFields } from "~/lib/message-fields";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

/** Demo requests and questions, which the inbox receives. */
export const messageOperations = {
  /** Sends a confirmation email. 422; 429 after ten per hour. */
  sendMessage: {
    method: "POST",
    path: "v1/message",
    body: visitorMessageFields,
    /** `number` is displayed: `DEMO-2026-000123` or `KONTAK-2026-000123`. */
    response: z.object({ number: z.string(), createdAt: instant }),
    success: [201],
    idempotent: false,
    auth: "app",
  },
} satisfies Record<string, Operation>;
