import { defineHost } from "../define";

export const authContract = defineHost("auth", {});
