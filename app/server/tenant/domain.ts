export interface DomainRules {
  demoDomain: string;
  pesilatDomain: string;
}

/** Host name without port, brackets and trailing dot, in lower case. */
export function normalizeHost(host: string): string {
  const bare = host.startsWith("[") ? host.slice(1, host.indexOf("]")) : host.replace(/:\d+$/, "");
  return bare.toLowerCase().replace(/\.$/, "");
}

/** Hosts on the local network get the demo: they contain 192.168 (TEN10). */
export function resolveDomain(host: string, rules: DomainRules): string {
  const name = normalizeHost(host);
  return name.includes("192.168") ? rules.demoDomain : name;
}

/** On a main domain, paths below `/pesilat` belong to the program's domain (TEN8, TEN9). */
export function isProgramPath(pathname: string): boolean {
  return /^\/pesilat(?:\/|$)/i.test(pathname);
}
