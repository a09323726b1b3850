const MAX_USER_AGENT_LENGTH = 100;

/** The `User-Agent` header, truncated: names a device in the list of sessions. */
export const getUserAgent = (request: Request): string =>
  (request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH);
