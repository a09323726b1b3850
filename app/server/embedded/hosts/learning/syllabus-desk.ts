import type { syllabusDeskOperations } from "../../../hosts/learning/syllabus-desk";
import { getDeskChapter, saveDeskChapter } from "../../domain/classes/chapter-desk";
import { editSyllabus } from "../../domain/classes/edit-syllabus";
import { getDeskSyllabus } from "../../domain/classes/syllabus-desk";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Modules and chapters for the staff of a class. */
export const syllabusDeskHandlers = (
  context: HostContext,
): OperationHandlers<typeof syllabusDeskOperations> => ({
  getDeskSyllabus: async ({ tenantId, user, params }) => ({
    data: await getDeskSyllabus(context, { tenantId, user, ...params }),
  }),
  editSyllabus: async ({ tenantId, user, params, body }) => ({
    data: await editSyllabus(context, { tenantId, user, ...params, ...body }),
  }),
  getDeskChapter: async ({ tenantId, user, params }) => ({
    data: await getDeskChapter(context, { tenantId, user, ...params }),
  }),
  saveDeskChapter: async ({ tenantId, user, params, body }) => ({
    data: await saveDeskChapter(context, { tenantId, user, ...params, body }),
  }),
});
