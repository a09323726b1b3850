import { Resolver } from "node:dns/promises";
import { AdapterError } from "./adapter-error";

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** The name or its records do not exist. */
const MISSING = ["ENOTFOUND", "ENODATA"];

/** The domain name system, as far as domains of sites are proved by it. */
export interface DnsResolver {
  /** Values of the TXT records of a name; none without any. @throws AdapterError if no server answers */
  readTxt(name: string): Promise<string[]>;
}

/** Asks the name servers of the machine. */
export const createSystemDns = (): DnsResolver => ({
  async readTxt(name) {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (MISSING.includes((error as NodeJS.ErrnoException).code ?? "")) return [];
      throw new AdapterError("dns", true, `no answer for ${name}`, 0, { cause: error });
    }
  },
});
