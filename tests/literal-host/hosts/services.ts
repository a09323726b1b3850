import type { Handlers } from "./handlers";
import { learningHandlers } from "./services/learning";
import { paymentHandlers } from "./services/payments";
import { peopleHandlers } from "./services/people";
import { postHandlers } from "./services/posts";
import { tokenHandlers } from "./services/token";

export const servicesHandlers: Handlers = {
  ...tokenHandlers,
  ...learningHandlers,
  ...postHandlers,
  ...paymentHandlers,
  ...peopleHandlers,
};
