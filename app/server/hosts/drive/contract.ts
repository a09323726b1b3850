import { defineHost } from "../define";

export const driveContract = defineHost("drive", {});
