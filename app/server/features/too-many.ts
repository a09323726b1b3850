import { z } from "zod";
import type { HostError } from "../hosts/define";

const retryAfter = z.object({ retryAfterSeconds: z.number() }).catch({ retryAfterSeconds: 3600 });

/** What a host's 429 says to a visitor: when to try again, in whole minutes (designs B10). */
export function tooManyText(error: HostError): string {
  const minutes = Math.max(1, Math.ceil(retryAfter.parse(error.data).retryAfterSeconds / 60));
  return `Terlalu banyak percobaan, coba lagi dalam ${minutes} menit.`;
}
