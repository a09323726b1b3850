/** Response headers as the HTTP Observatory grades them (MDN, "Tests & scoring", version 5). */
export interface GradedResponse {
  headers: Headers;
  html: string;
  https: boolean;
}

type Rule = (response: GradedResponse) => number;

const readPolicy = (headers: Headers) =>
  new Map(
    (headers.get("content-security-policy") ?? "").split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

const gradePolicy: Rule = ({ headers }) => {
  const policy = readPolicy(headers);
  if (!headers.has("content-security-policy")) return -25;
  const scripts = policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
  const all = [...policy.values()].flat();
  const isBroad = (source: string) => /^(?:\*|https?:|data:|'unsafe-\w+')$/.test(source);
  if (scripts.some(isBroad) || !policy.has("default-src")) return -20;
  if (all.some((source) => source.startsWith("'unsafe-"))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
};

const gradeCookies: Rule = ({ headers, https }) => {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0 || !https) return 0;
  if (!cookies.every((cookie) => /; Secure/i.test(cookie))) return -20;
  if (!cookies.every((cookie) => /; HttpOnly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /; SameSite=(?:Lax|Strict)/i.test(cookie)) ? 5 : 0;
};

const gradeCors: Rule = ({ headers }) =>
  headers.get("access-control-allow-origin") === "*" ? -50 : 0;

const gradeReferrer: Rule = ({ headers }) => {
  const policy = headers.get("referrer-policy") ?? "";
  if (/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(policy)) return 5;
  return policy === "" ? 0 : -5;
};

const gradeTransport: Rule = ({ headers, https }) => {
  if (!https) return 0;
  const age = Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1]);
  return Number.isNaN(age) ? -20 : age < 15_768_000 ? -10 : 0;
};

/** Scripts of another origin without `integrity`. */
const gradeIntegrity: Rule = ({ html }) =>
  /<script(?![^>]*\sintegrity=)[^>]*\ssrc="(?:https?:)?\/\//i.test(html) ? -5 : 0;

const gradeSniffing: Rule = ({ headers }) =>
  headers.get("x-content-type-options") === "nosniff" ? 0 : -5;

const gradeFraming: Rule = ({ headers }) => {
  if (readPolicy(headers).has("frame-ancestors")) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
};

const gradeResourcePolicy: Rule = ({ headers }) => {
  const policy = headers.get("cross-origin-resource-policy");
  return policy === "same-origin" || policy === "same-site" ? 10 : 0;
};

/** The score: bonuses count only from 90 points on. */
export function getObservatoryScore(response: GradedResponse): number {
  const points = [
    gradePolicy,
    gradeCookies,
    gradeCors,
    gradeReferrer,
    gradeTransport,
    gradeIntegrity,
    gradeSniffing,
    gradeFraming,
    gradeResourcePolicy,
  ].map((rule) => rule(response));
  const sum = (list: number[]) => list.reduce((total, point) => total + point, 0);
  const penalised = 100 + sum(points.filter((point) => point < 0));
  return penalised < 90 ? penalised : penalised + sum(points.filter((point) => point > 0));
}
