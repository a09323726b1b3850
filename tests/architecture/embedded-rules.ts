import type { Module } from "./modules";

const ROOT = "app/server/embedded/";

type Area = "domain" | "kit" | "database" | "hosts" | "jobs" | "seed" | "backup" | "composition";
const AREAS = new Set<string>(["domain", "kit", "database", "hosts", "jobs", "seed", "backup"]);

/** Areas that each area must not import. The domain knows neither its callers nor its data. */
const FORBIDDEN_IMPORTS: Partial<Record<Area, Area[]>> = {
  domain: ["hosts", "jobs", "seed", "backup", "composition"],
  kit: ["domain", "hosts", "jobs", "seed", "backup", "composition"],
  database: ["domain", "hosts", "jobs", "seed", "backup", "composition"],
};
/** Reference data that the domain shares with the seed. */
const SHARED_SEED_DATA = `${ROOT}seed/content/regions.json`;

/** Loose files of the folder are its composition (`create-embedded-hosts.ts`). */
function getArea(path: string): Area | null {
  if (!path.startsWith(ROOT)) return null;
  const [first = ""] = path.slice(ROOT.length).split("/");
  return AREAS.has(first) ? (first as Area) : "composition";
}

/** `services` for `embedded/hosts/services/posts.ts` and for `embedded/hosts/services.ts`. */
const getHost = (path: string) =>
  path.startsWith(`${ROOT}hosts/`)
    ? path.slice(`${ROOT}hosts/`.length).replace(/(?:\.ts|\/.*)$/, "")
    : null;

function isForbidden(from: string, to: string): boolean {
  const area = getArea(to);
  const fromArea = getArea(from);
  if (!area || (fromArea === "domain" && to === SHARED_SEED_DATA)) return false;
  if (fromArea && FORBIDDEN_IMPORTS[fromArea]?.includes(area)) return true;
  if (area !== "hosts") return false;
  return fromArea === "hosts"
    ? getHost(from) !== getHost(to)
    : from !== `${ROOT}create-embedded-hosts.ts`;
}

/** Imports against the direction hosts → domain → kit, and between hosts: `from -> to`. */
export const findEmbeddedViolations = (modules: Module[]): string[] =>
  modules.flatMap(({ path, imports }) =>
    imports.filter((to) => isForbidden(path, to)).map((to) => `${path} -> ${to}`),
  );
