import { defineHost } from "../define";

export const assistantContract = defineHost("assistant", {});
