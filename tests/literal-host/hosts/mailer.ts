import { ok } from "../answers";
import type { Handlers } from "./handlers";

export const mailerHandlers: Handlers = {
  "POST mailer/**": () => ok(null),
};
