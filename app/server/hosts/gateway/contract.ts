import { defineHost } from "../define";

export const gatewayContract = defineHost("gateway", {});
