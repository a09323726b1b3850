import { z } from "zod";
import { MAX_NOTE_LENGTH } from "~/lib/lesson-fields";
import type { Operation } from "../host-contract";
import { lessonPlaceSchema } from "./lessons";

export const noteOperations = {
  /**
   * Replaces the caller's own note of a chapter; an empty one is deleted. No other user can read it.
   * 403 for a chapter that the caller may not read, 404.
   */
  saveNote: {
    method: "PUT",
    path: "v1/lesson/note",
    body: lessonPlaceSchema.extend({ text: z.string().max(MAX_NOTE_LENGTH) }),
    response: z.object({ updatedAt: z.number().int().nullable() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
