import { defineHost } from "../define";

export const batchContract = defineHost("batch", {});
