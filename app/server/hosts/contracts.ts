import { accountContract } from "./account/contract";
import { adminContract } from "./admin/contract";
import { apiContract } from "./api/contract";
import { assistantContract } from "./assistant/contract";
import { authContract } from "./auth/contract";
import { batchContract } from "./batch/contract";
import { driveContract } from "./drive/contract";
import { gatewayContract } from "./gateway/contract";
import { learningContract } from "./learning/contract";
import { lmsContract } from "./lms/contract";
import { mailerContract } from "./mailer/contract";
import { radioContract } from "./radio/contract";
import { recordsContract } from "./records/contract";
import { servicesContract } from "./services/contract";

/** Hosts by name, as in `UPSTREAM_<NAME>_URL`. */
export const CONTRACTS = {
  services: servicesContract,
  lms: lmsContract,
  api: apiContract,
  batch: batchContract,
  auth: authContract,
  account: accountContract,
  assistant: assistantContract,
  records: recordsContract,
  drive: driveContract,
  mailer: mailerContract,
  radio: radioContract,
  gateway: gatewayContract,
  admin: adminContract,
  learning: learningContract,
} as const;

/** Hosts of this product alone, which know the records of the services host beside them. */
export const OPTIONAL_HOSTS = ["admin", "learning"] as const;
export type OptionalHost = (typeof OPTIONAL_HOSTS)[number];

export type HostName = keyof typeof CONTRACTS;
export const HOST_NAMES = Object.keys(CONTRACTS) as HostName[];
