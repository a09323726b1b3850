import type { noteOperations } from "../../../hosts/learning/notes";
import { saveNote } from "../../domain/learning/notes";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const noteHandlers = (context: HostContext): OperationHandlers<typeof noteOperations> => ({
  saveNote: async ({ tenantId, user, body }) => ({
    data: await saveNote(context, { tenantId, user, ...body }),
  }),
});
