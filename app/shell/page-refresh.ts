import { data, type HeadersFunction } from "@remix-run/node";

const REFRESH_SECONDS = "10";

/** Loader data of a page that awaits a payment: the browser reloads it, also without script. */
export const withRefresh = <T>(page: T, isAwaiting: boolean) =>
  data(page, { headers: isAwaiting ? { Refresh: REFRESH_SECONDS } : {} });

/** `headers` export of pages whose loader uses `withRefresh`. */
export const refreshHeaders: HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get("Refresh");
  return refresh === null ? {} : { Refresh: refresh };
};
