import { z } from "zod";
import { profileSettingsSchema } from "~/lib/profile-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

/** Of a profile, or `me`. */
const params = z.object({ id: z.string().min(1).max(40) });

const profileSchema = profileSettingsSchema.extend({
  id: z.string(),
  name: z.string(),
  /** Classes whose pages present the person. */
  classes: z.number().int(),
  version: recordVersion,
});
export type MentorProfile = z.output<typeof profileSchema>;

/** Public profiles of those who teach (docs/decisions/0101). */
export const mentorProfileOperations = {
  /** All profiles by name, for roles 0 and 1, else 403. */
  listMentorProfiles: {
    method: "GET",
    path: "v1/mentor-profile",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      search: z.string().max(100).optional(),
    }),
    response: paged(profileSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** One's own for those who teach, any for roles 0 and 1. 403, 404. */
  getMentorProfile: {
    method: "GET",
    path: "v1/mentor-profile/{id}",
    params,
    response: profileSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403, 404, 409 for a stale version. */
  saveMentorProfile: {
    method: "PUT",
    path: "v1/mentor-profile/{id}",
    params,
    body: profileSettingsSchema.extend({ version: recordVersion }),
    response: profileSchema,
    success: [200],
    idempotent: false,
    auth: "user",
    changesContent: true,
  },
} satisfies Record<string, Operation>;
