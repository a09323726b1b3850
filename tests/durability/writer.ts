import { readFileSync } from "node:fs";
import { openDatabase } from "~/server/embedded/database";
import { createEmbeddedHosts } from "~/server/embedded/hosts";
import { createHosts } from "~/server/hosts/index";
import { createLog } from "~/server/log/log";
import { hostContext, PUBLIC_KEY, SECRET } from "../contracts/host-context";
import { writeNumber } from "./writes";

/** What a writing process is told, as a file of JSON. */
export interface Orders {
  dataDir: string;
  databaseUrl?: string | undefined;
  accessToken: string;
  /** What is to be written, in this order. */
  numbers: number[];
}

/** As many at once as an app has in hand in a busy moment. */
const AT_ONCE = 4;

/** A process of its own: says each number once its write was answered, and nothing else. */
export async function write(ordersFile: string, say: (line: string) => void): Promise<void> {
  const { dataDir, databaseUrl, accessToken, numbers } = JSON.parse(readFileSync(ordersFile, "utf8")) as Orders;
  const database = await openDatabase({ dataDir, databaseUrl });
  const context = hostContext(database, dataDir);
  const embedded = createEmbeddedHosts({ ...context, database });
  const readCache = { read: <T>({ load }: { load: () => Promise<T> }) => load(), drop: () => undefined };
  const shared = { appSecret: SECRET, publicKey: PUBLIC_KEY, readCache, onContentChange: () => undefined };
  const bind = createHosts({ upstream: {}, embedded, ...shared, log: createLog({ level: "silent" }) });
  const body = { id: "pendopo", secret: SECRET, scopes: [] };
  const { data: appToken } = await bind({ requestId: "durability" }).services.generateToken({ body });
  const queue = [...numbers];
  const lane = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const clientIp = `10.0.${number >> 8}.${number & 255}`;
      const caller = { requestId: "durability", lmsId: "lms-ours", appToken, accessToken, clientIp };
      await writeNumber((other) => bind({ ...caller, ...other }), context, number);
      say(`${number}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await database.close();
}
