import { whyNotBookable } from "~/lib/appointment";
import { type Database, openDatabase } from "~/server/embedded/database";
import { createEmbeddedHosts } from "~/server/embedded/hosts";
import { createHosts } from "~/server/hosts/index";
import { createLog } from "~/server/log/log";
import { fill } from "./fixture";
import { hostContext, PUBLIC_KEY, SECRET } from "./host-context";

const log = createLog({ level: "silent" });
const preferredDate =
  [3, 4]
    .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    .find((date) => !whyNotBookable(date, Date.now())) ?? "";
const body = {
  name: "Sari Dewi",
  email: "sari@sekolah.example",
  phone: "081234567890",
  institution: "SMK Harapan",
  segment: "school" as const,
  topic: "Kelas",
  preferredDate,
  slot: "09.00" as const,
  message: "",
};

async function bindTo(database: Database) {
  const embedded = createEmbeddedHosts({ ...hostContext(database, "unused"), database });
  const readCache = { read: <T>({ load }: { load: () => Promise<T> }) => load(), drop: () => undefined };
  const keys = { appSecret: SECRET, publicKey: PUBLIC_KEY };
  const bind = createHosts({ upstream: {}, embedded, ...keys, readCache, onContentChange: () => undefined, log });
  const { data: appToken } = await bind({ requestId: "test" }).services.generateToken({
    body: { id: "pendopo", secret: SECRET, scopes: [] },
  });
  return (clientIp?: string) => bind({ requestId: "test", lmsId: "lms-ours", appToken, clientIp });
}

/** One after the other, without end; each key is said only when its appointment was answered. */
async function make(dataDir: string, say: (key: string) => void): Promise<never> {
  const database = await openDatabase({ dataDir });
  await fill(database.db);
  const hosts = await bindTo(database);
  for (let number = 0; ; number++) {
    const { data } = await hosts(`10.0.${number >> 8}.${number & 255}`).services.createAppointment({
      body,
      idempotencyKey: `form-${number}`,
    });
    say(data.manageKey);
  }
}

/** The numbers of the appointments with these keys. @throws HostError for one that is not there */
async function readNumbers(database: Database, keys: string[]): Promise<string[]> {
  const { desk } = (await bindTo(database))();
  if (!desk) throw new Error("the embedded hosts have a desk");
  return Promise.all(keys.map(async (key) => (await desk.getAppointment({ query: { key } })).data.number));
}

export const appointments = { make, readNumbers };
