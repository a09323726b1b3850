import { defineHost } from "../define";

export const mailerContract = defineHost("mailer", {});
