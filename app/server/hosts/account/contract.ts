import { defineHost } from "../define";

export const accountContract = defineHost("account", {});
