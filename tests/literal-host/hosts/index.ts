import { aiHandlers } from "./ai";
import { apiHandlers } from "./api";
import { authHandlers } from "./auth";
import { batchHandlers } from "./batch";
import { databaseHandlers } from "./database";
import { driveHandlers } from "./drive";
import type { Handlers } from "./handlers";
import { lmsHandlers } from "./lms";
import { mailerHandlers } from "./mailer";
import { servicesHandlers } from "./services";

export const HANDLERS: Handlers = {
  ...servicesHandlers,
  ...lmsHandlers,
  ...apiHandlers,
  ...batchHandlers,
  ...authHandlers,
  ...aiHandlers,
  ...databaseHandlers,
  ...driveHandlers,
  ...mailerHandlers,
};
