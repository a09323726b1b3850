import { defineHost } from "../define";

export const radioContract = defineHost("radio", {});
