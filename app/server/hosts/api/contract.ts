import { defineHost } from "../define";

export const apiContract = defineHost("api", {});
