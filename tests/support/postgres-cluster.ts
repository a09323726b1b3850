import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const LEAST_VERSION = 15;
const DEBIAN = "/usr/lib/postgresql";
const APT = "apt-get";

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/** A new cluster in a temporary folder on a free port of the loopback; null when the machine has no fitting PostgreSQL. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = findBinaries();
  if (!bin) return null;
  const dir = mkdtempSync(join(tmpdir(), "pendopo-postgres-"));
  const run = asUnprivileged(dir);
  const port = await freePort();
  const data = join(dir, "data");
  run(join(bin, "initdb"), ["-D", data, "-U", "pendopo", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
  // -F: nothing here has to outlive the machine.
  run(join(bin, "pg_ctl"), [
    "start",
    "-w",
    "-D",
    data,
    "-l",
    join(dir, "log"),
    "-o",
    `-F -p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c max_connections=60`,
  ]);
  const stop = async () => {
    run(join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"]);
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: `postgres://pendopo@127.0.0.1:${port}/postgres`, stop };
}

/** Debian's package, where this process may install it. */
export function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || spawnSync(APT, ["--version"]).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.log("Installing Debian's postgresql for the tests …");
  if (spawnSync(APT, ["update", "-q"], { env, timeout: 120_000 }).status !== 0) return false;
  return spawnSync(APT, ["install", "-y", "-q", "--no-install-recommends", "postgresql"], { env, timeout: 300_000 }).status === 0;
}

/** The folder of `initdb` and its like: from PATH, else Debian's newest. */
function findBinaries(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...debian.map((version) => join(DEBIAN, version, "bin"))];
  return (
    folders.find(
      (folder) =>
        existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")) && versionOf(join(folder, "postgres")) >= LEAST_VERSION,
    ) ?? null
  );
}

const versionOf = (postgres: string) =>
  Number(/(\d+)/.exec(spawnSync(postgres, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1] ?? 0);

/** PostgreSQL refuses to run as root: then `postgres`, else `nobody`, owns the folder and runs it. */
function asUnprivileged(dir: string): (file: string, args: string[]) => void {
  const options = { cwd: dir, stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"] };
  if (process.getuid?.() !== 0) return (file, args) => void execFileSync(file, args, options);
  const idOf = (flag: string, name: string) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim() || Number.NaN);
  const user = ["postgres", "nobody"].find((name) => idOf("-u", name) > 0);
  if (!user) throw new Error("PostgreSQL needs a user other than root; this machine has neither postgres nor nobody");
  const [uid, gid] = [idOf("-u", user), idOf("-g", user)];
  chownSync(dir, uid, gid);
  return (file, args) => void execFileSync(file, args, { ...options, uid, gid });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
