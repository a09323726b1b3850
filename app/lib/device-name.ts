/** Order matters: Edge and Opera also say Chrome, and Chrome also says Safari. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\//, "UC Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/^Lynx\//, "Lynx"],
  [/^w3m\//, "w3m"],
];
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

/** Readable name of a `User-Agent`, such as "Chrome di Android". */
export function getDeviceName(userAgent: string): string {
  const findName = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [findName(BROWSERS), findName(SYSTEMS)];
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? (system ? `Peramban di ${system}` : "Peramban tanpa nama");
}
