import { z } from "zod";
import type { HostError } from "../hosts/host-contract";

const retryAfterSchema = z
  .object({ retryAfterSeconds: z.number() })
  .catch({ retryAfterSeconds: 3600 });

/** Minutes until a call that got a 429 may be repeated, at least one. */
export const getRetryAfterMinutes = (error: HostError): number =>
  Math.max(1, Math.ceil(retryAfterSchema.parse(error.data).retryAfterSeconds / 60));

/** Message for a 429 (designs B10). */
export const getTooManyRequestsMessage = (error: HostError): string =>
  `Terlalu banyak percobaan, coba lagi dalam ${getRetryAfterMinutes(error)} menit.`;
