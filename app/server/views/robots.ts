/** Names in the `User-Agent` of programs that fetch pages without a person to read them. Cubot makes phones. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scan|monitor|uptime|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|okhttp|java\/|go-http|node|axios|libwww|httpclient|feed/i;

/** True for programs, by their own word; a request without a `User-Agent` is one. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || ROBOT.test(userAgent);
