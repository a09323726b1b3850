import type { HostContract, Operation } from "./define";

interface Found {
  name: string;
  operation: Operation;
  params: Record<string, string>;
}

interface Pattern extends Omit<Found, "params"> {
  matcher: RegExp;
}

const tables = new WeakMap<HostContract, Pattern[]>();

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `cms/app/setting/{key}` → `^/cms/app/setting/(?<key>[^/]+)$`; fixed paths before those with parameters. */
function tableOf(contract: HostContract): Pattern[] {
  const known = tables.get(contract);
  if (known) return known;
  const table = Object.entries(contract.operations)
    .map(([name, operation]) => ({
      name,
      operation,
      matcher: new RegExp(
        `^/${operation.path
          .split(/\{(\w+)\}/)
          .map((part, at) => (at % 2 ? `(?<${part}>[^/]+)` : literal(part)))
          .join("")}$`,
      ),
    }))
    .sort((a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")));
  tables.set(contract, table);
  return table;
}

/** The operation of a method and a path; 404 for an unknown path, 405 for a known one with another method. */
export function matchOperation(contract: HostContract, method: string, pathname: string): Found | 404 | 405 {
  let status: 404 | 405 = 404;
  for (const { name, operation, matcher } of tableOf(contract)) {
    const match = matcher.exec(pathname);
    if (!match) continue;
    if (operation.method !== method) {
      status = 405;
      continue;
    }
    try {
      const params = Object.fromEntries(Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]));
      return { name, operation, params };
    } catch {
      return 404;
    }
  }
  return status;
}
