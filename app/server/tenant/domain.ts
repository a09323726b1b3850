export interface DomainRules {
  demoDomain: string;
  pesilatDomain: string;
}

/** `Host` header without port, brackets, trailing dot and capitals. */
export function hostName(host: string): string {
  const bare = host.startsWith("[") ? host.slice(1, host.indexOf("]")) : host.replace(/:\d+$/, "");
  return bare.toLowerCase().replace(/\.$/, "");
}

/** A host on the local network shows the demo: it contains 192.168, wherever and whatever the port (TEN10). */
export function ownDomain(host: string, rules: DomainRules): string {
  const name = hostName(host);
  return name.includes("192.168") ? rules.demoDomain : name;
}

/** On a main domain a path whose first segment is `pesilat` belongs to the programme's own domain (TEN8, TEN9). */
export function isProgrammePath(pathname: string): boolean {
  return /^\/pesilat(?:\/|$)/i.test(pathname);
}
