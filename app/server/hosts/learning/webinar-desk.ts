import { z } from "zod";
import { recordVersion } from "~/lib/shared-fields";
import { webinarSettingsSchema } from "~/lib/webinar-desk-fields";
import type { Operation } from "../host-contract";
import { html } from "../schemas";

const slug = z.string().min(1).max(96);

const deskWebinarSchema = webinarSettingsSchema.extend({
  slug: z.string(),
  description: html(),
  version: recordVersion,
  class: z.object({ slug: z.string(), name: z.string() }),
});
export type DeskWebinar = z.output<typeof deskWebinarSchema>;

const write = { idempotent: false, auth: "user", changesContent: true } as const;

/** Webinars of a class for its staff; 403 for others, 404 for classes of other tenants. */
export const webinarDeskOperations = {
  createClassWebinar: {
    ...write,
    method: "POST",
    path: "v1/staff-class/{slug}/webinar",
    params: z.object({ slug }),
    body: webinarSettingsSchema,
    response: z.object({ slug: z.string() }),
    success: [201],
  },
  getDeskWebinar: {
    method: "GET",
    path: "v1/staff-class/{slug}/webinar/{webinar}",
    params: z.object({ slug, webinar: slug }),
    response: deskWebinarSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 409 for a stale version. */
  saveDeskWebinar: {
    ...write,
    method: "PUT",
    path: "v1/staff-class/{slug}/webinar/{webinar}",
    params: z.object({ slug, webinar: slug }),
    body: webinarSettingsSchema.extend({ version: recordVersion }),
    response: deskWebinarSchema,
    success: [200],
  },
} satisfies Record<string, Operation>;
