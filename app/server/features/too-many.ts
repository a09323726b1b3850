import { z } from "zod";
import type { HostError } from "../hosts/define";

const retryAfter = z.object({ retryAfterSeconds: z.number() }).catch({ retryAfterSeconds: 3600 });

/** Whole minutes until a host that answered 429 may be asked again, at least one. */
export const minutesToWait = (error: HostError): number => Math.max(1, Math.ceil(retryAfter.parse(error.data).retryAfterSeconds / 60));

/** What a host's 429 says to a visitor (designs B10). */
export const tooManyText = (error: HostError): string => `Terlalu banyak percobaan, coba lagi dalam ${minutesToWait(error)} menit.`;
