import { toLoggedUrl } from "~/lib/logged-url";
import { SECOND_MS } from "~/lib/time";
import type { ViewMetric } from "~/lib/view-metrics";
import type { Caller } from "../hosts/host-contract";
import { MAX_RECORDED_VIEWS } from "../hosts/services/statistics";
import { warnFailure } from "../log/limited-log";
import type { Log } from "../log/log";
import { redactPath } from "../log/redact-path";
import type { BoundHosts } from "../request/context";
import { createDailyVisitors, type Visitor } from "./daily-visitors";

const FLUSH_DELAY_MS = 10 * SECOND_MS;
/** What a slow host has not taken by then is lost; also the longest that it delays a shutdown. */
const FLUSH_TIMEOUT_MS = 5 * SECOND_MS;
/** More clicks and posts than this between two batches are not reported. */
const MAX_PENDING = 500;
const VISIT = "visit";
/** Console texts of a failed report (LOG7). */
const CLICK_ERRORS = {
  page_load: "[PAGE LOAD LOG API ERROR]",
  internal_navigation: "[INTERNAL CLICK LOG API ERROR]",
} as const;
type ClickType = keyof typeof CLICK_ERRORS;

export interface PageView {
  caller: Pick<Caller, "appToken" | "origin"> & { tenantId: string };
  /** What the page counts as; undefined for pages that only begin a visit. */
  metric: ViewMetric | undefined;
  /** Absolute address without a fragment. */
  address: URL;
  /** `Referer` header, or "". */
  referrer: string;
  clientIp: string;
  userAgent: string;
}

interface Options {
  bindHosts: (caller: Partial<Caller>) => BoundHosts;
  /** Counts a view of the post itself, by the path of its page. */
  countPost: (hosts: BoundHosts, pathname: string) => Promise<unknown>;
  log: Log;
  clock?: () => number;
}

interface Batch {
  caller: PageView["caller"];
  counts: Map<ViewMetric, number>;
  /** Paths of post pages, one for each view. */
  posts: string[];
  clicks: Click[];
}

interface Click {
  view: PageView;
  type: ClickType;
  visitor: Visitor;
  /** What counts once a day for the visitor. */
  subject: string;
  at: number;
}

/**
 * Counts page views after their response, and reports them to the services host in batches (docs/decisions/0099).
 * One view per visitor, page and day; a batch that fails is lost.
 */
export function createViewCounter({ bindHosts, countPost, log, clock = Date.now }: Options) {
  const visitors = createDailyVisitors({ clock });
  let batches = new Map<string, Batch>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const getBatch = (caller: PageView["caller"]): Batch => {
    const batch = batches.get(caller.tenantId) ?? createBatch(caller);
    batches.set(caller.tenantId, batch);
    batch.caller = caller;
    return batch;
  };

  const report = async (message: string, call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
      return true;
    } catch (error) {
      warnFailure(log, error, { message, fields: {} });
      return false;
    }
  };

  const send = async (
    { caller, counts, posts, clicks }: Batch,
    signal: AbortSignal,
  ): Promise<void> => {
    const hosts = bindHosts({ ...caller, signal });
    const { services } = hosts;
    for (const [metric, count] of counts)
      await report(
        "FAILED TO REQUEST DATA",
        services.recordStatistic({
          body: { metric, count: Math.min(count, MAX_RECORDED_VIEWS) },
        }),
      );
    for (const path of posts)
      if (!(await report("FAILED TO REQUEST DATA", countPost(hosts, path)))) break;
    for (const click of clicks) {
      const call = services.logClick({ body: toBody(click) });
      if (await report(CLICK_ERRORS[click.type], call)) continue;
      // The next page load of these visitors tries again (LOG4).
      for (const { visitor, subject } of clicks) visitors.forget(visitor, subject);
      break;
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const full = [...batches.values()];
    batches = new Map();
    const signal = AbortSignal.timeout(FLUSH_TIMEOUT_MS);
    sending = sending.then(async () => {
      for (const batch of full) await send(batch, signal);
    });
    return sending;
  };

  /** The first page of a visit (LOG2), or a link of the same site that was followed to the page (LOG5). */
  const recordClick = ({ clicks }: Batch, view: PageView, visitor: Visitor): void => {
    const record = (type: ClickType, subject: string): boolean => {
      if (clicks.length >= MAX_PENDING || !visitors.isFirst(visitor, subject)) return false;
      clicks.push({ view, type, visitor, subject, at: clock() });
      return true;
    };
    if (record("page_load", VISIT) || !isInternal(view)) return;
    const { from, to } = toLink(view);
    record("internal_navigation", `${from} ${to}`);
  };

  return {
    record(view: PageView): void {
      const { caller, metric, address, clientIp, userAgent } = view;
      const visitor = { tenantId: caller.tenantId, clientIp, userAgent };
      const batch = getBatch(caller);
      recordClick(batch, view, visitor);
      if (metric && visitors.isFirst(visitor, address.pathname)) {
        batch.counts.set(metric, (batch.counts.get(metric) ?? 0) + 1);
        if (metric === "post_view" && batch.posts.length < MAX_PENDING)
          batch.posts.push(address.pathname);
      }
      timer ??= setTimeout(flush, FLUSH_DELAY_MS).unref();
    },
    /** Reports what is counted so far. Never rejects. */
    flush,
  };
}
export type ViewCounter = ReturnType<typeof createViewCounter>;

const createBatch = (caller: PageView["caller"]): Batch => ({
  caller,
  counts: new Map(),
  posts: [],
  clicks: [],
});

const isInternal = ({ address, referrer }: PageView): boolean =>
  URL.canParse(referrer) && new URL(referrer).host === address.host;

/** As the click log takes it (LOG1). */
const toBody = ({ view, type, at }: Click) => ({
  ...toLink(view),
  type,
  timestamp: new Date(at).toISOString(),
  tenantId: view.caller.tenantId,
});

/** No secret of a path and no query but `utm_…`. */
const toLink = ({ referrer, address }: PageView) => ({
  from: toSafeUrl(referrer),
  to: toSafeUrl(address.href),
});

function toSafeUrl(address: string): string {
  const logged = toLoggedUrl(address);
  if (!URL.canParse(logged)) return "";
  const { origin, pathname, search } = new URL(logged);
  return origin + redactPath(pathname) + search;
}
