/**
 * What a limit by address counts as one visitor: an IPv4 address, or the /64 network of an IPv6 one, since a single
 * household is given that many.
 */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(":")) return mapped ?? ip;
  const [head = "", tail = ""] = ip.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::") ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0") : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
