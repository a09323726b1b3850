import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const MIN_VERSION = 15;
const DEBIAN_POSTGRES_DIR = "/usr/lib/postgresql";
const APT = "apt-get";

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/** Starts a temporary cluster on a free loopback port; null without PostgreSQL 15 or newer. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = findBinaries();
  if (!bin) return null;
  const dir = mkdtempSync(join(tmpdir(), "pendopo-postgres-"));
  const run = createUnprivilegedRunner(dir);
  const port = await findFreePort();
  const data = join(dir, "data");
  run(join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "pendopo",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  // -F skips fsync: the data is temporary.
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

/** Installs Debian's package as root. @returns whether it succeeded */
export function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || spawnSync(APT, ["--version"]).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.log("Installing Debian's postgresql for the tests …");
  if (spawnSync(APT, ["update", "-q"], { env, timeout: 120_000 }).status !== 0) return false;
  return (
    spawnSync(APT, ["install", "-y", "-q", "--no-install-recommends", "postgresql"], {
      env,
      timeout: 300_000,
    }).status === 0
  );
}

/** Finds the folder of `initdb`: in PATH, else Debian's newest version. */
function findBinaries(): string | null {
  const debian = existsSync(DEBIAN_POSTGRES_DIR)
    ? readdirSync(DEBIAN_POSTGRES_DIR).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...debian.map((version) => join(DEBIAN_POSTGRES_DIR, version, "bin")),
  ];
  return (
    folders.find(
      (folder) =>
        existsSync(join(folder, "initdb")) &&
        existsSync(join(folder, "pg_ctl")) &&
        getVersion(join(folder, "postgres")) >= MIN_VERSION,
    ) ?? null
  );
}

const getVersion = (postgres: string) =>
  Number(
    /(\d+)/.exec(spawnSync(postgres, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1] ?? 0,
  );

/** PostgreSQL refuses to run as root, so root runs it as `postgres`, else as `nobody`. */
function createUnprivilegedRunner(dir: string): (file: string, args: string[]) => void {
  const options = { cwd: dir, stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"] };
  if (process.getuid?.() !== 0) return (file, args) => void execFileSync(file, args, options);
  const getId = (flag: string, name: string) =>
    Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim() || Number.NaN);
  const user = ["postgres", "nobody"].find((name) => getId("-u", name) > 0);
  if (!user)
    throw new Error(
      "PostgreSQL needs a user other than root; this machine has neither postgres nor nobody",
    );
  const [uid, gid] = [getId("-u", user), getId("-g", user)];
  chownSync(dir, uid, gid);
  return (file, args) => void execFileSync(file, args, { ...options, uid, gid });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });
}
