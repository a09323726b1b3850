import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpContext } from "../http/http-context";
import type { MatchedRoute } from "../http/route-matcher";
import type { RequestBootstrap } from "../request/bootstrap";
import { isRobot } from "./robots";
import type { ViewCounter } from "./view-counter";

interface Request {
  req: IncomingMessage;
  res: ServerResponse;
  http: HttpContext;
  route: MatchedRoute | null;
}

/**
 * Counts a page once its response has been sent, so that no visitor waits for it: pages for everyone that people asked for,
 * who did not object by `DNT` or `Sec-GPC`.
 * @returns takes the tenant and its token as soon as they are known
 */
export function watchView(
  views: ViewCounter,
  { req, res, http, route }: Request,
): (bootstrap: RequestBootstrap) => void {
  let bootstrap: RequestBootstrap | undefined;
  if (isCountable(req, route))
    res.once("finish", () => {
      if (!bootstrap || !wasShown(res)) return;
      const { tenant, appToken } = bootstrap;
      views.record({
        caller: {
          tenantId: tenant.tenantId,
          appToken,
          origin: tenant.isKnown ? http.origin : undefined,
        },
        metric: route?.handle.counts,
        address: new URL(http.pathname + http.search, http.origin),
        referrer: req.headers.referer ?? "",
        clientIp: http.clientIp,
        userAgent: req.headers["user-agent"] ?? "",
      });
    });
  return (known) => {
    bootstrap = known;
  };
}

/** Data requests of hydrated pages are followed by no page, prefetched ones perhaps by none. */
const isCountable = ({ method, headers, url }: IncomingMessage, route: MatchedRoute | null) =>
  method === "GET" &&
  route?.isPage === true &&
  route.handle.access === "public" &&
  !/[?&]_(?:data|routes)=|\.data(?:\?|$)/.test(url ?? "") &&
  !/prefetch/.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`) &&
  headers.dnt !== "1" &&
  headers["sec-gpc"] !== "1" &&
  !isRobot(headers["user-agent"]);

/** A page, or the browser's own copy of it. */
const wasShown = ({ statusCode }: ServerResponse) => statusCode === 200 || statusCode === 304;
