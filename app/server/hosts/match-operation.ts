import type { HostContract, Operation } from "./host-contract";

interface OperationMatch {
  name: string;
  operation: Operation;
  params: Record<string, string>;
}

interface OperationPattern extends Omit<OperationMatch, "params"> {
  matcher: RegExp;
}

const patternCache = new WeakMap<HostContract, OperationPattern[]>();

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `cms/app/setting/{key}` → `^/cms/app/setting/(?<key>[^/]+)$`, fixed paths first. */
function getPatterns(contract: HostContract): OperationPattern[] {
  const cached = patternCache.get(contract);
  if (cached) return cached;
  const table = Object.entries(contract.operations)
    .map(([name, operation]) => ({
      name,
      operation,
      matcher: new RegExp(
        `^/${operation.path
          .split(/\{(\w+)\}/)
          .map((part, at) => (at % 2 ? `(?<${part}>[^/]+)` : escapeRegExp(part)))
          .join("")}$`,
      ),
    }))
    .sort(
      (a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")),
    );
  patternCache.set(contract, table);
  return table;
}

/** Finds the operation; 404 for an unknown path, 405 for another method. */
export function matchOperation(
  contract: HostContract,
  method: string,
  pathname: string,
): OperationMatch | 404 | 405 {
  let status: 404 | 405 = 404;
  for (const { name, operation, matcher } of getPatterns(contract)) {
    const match = matcher.exec(pathname);
    if (!match) continue;
    if (operation.method !== method) {
      status = 405;
      continue;
    }
    try {
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
      );
      return { name, operation, params };
    } catch {
      return 404;
    }
  }
  return status;
}
