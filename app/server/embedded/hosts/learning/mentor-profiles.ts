import type { mentorProfileOperations } from "../../../hosts/learning/mentor-profiles";
import {
  getMentorProfile,
  listMentorProfiles,
  saveMentorProfile,
} from "../../domain/classes/mentor-profiles";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Public profiles of those who teach. */
export const mentorProfileHandlers = (
  context: HostContext,
): OperationHandlers<typeof mentorProfileOperations> => ({
  listMentorProfiles: async ({ tenantId, user, query }) => ({
    data: await listMentorProfiles(context, { ...query, tenantId, user }),
  }),
  getMentorProfile: async ({ tenantId, user, params }) => ({
    data: await getMentorProfile(context, { ...params, tenantId, user }),
  }),
  saveMentorProfile: async ({ tenantId, user, params, body: { version, ...settings } }) => ({
    data: await saveMentorProfile(context, { ...params, tenantId, user, version, settings }),
  }),
});
