/**
 * Client key for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address, which one
 * household owns.
 */
export function getNetworkPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(":")) return mapped ?? ip;
  const [head = "", tail = ""] = ip.toLowerCase().split("::");
  const leading = head.split(":").filter(Boolean);
  const trailing = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::")
    ? Array<string>(Math.max(0, 8 - leading.length - trailing.length)).fill("0")
    : [];
  const groups = [...leading, ...zeros, ...trailing].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
