import { expect, test } from "vitest";
import { startLiteralApp } from "./literal-app";
import { findGaps } from "./page-checks";

const PATHS = [
  "/",
  "/Blog",
  "/Blog/800001/x",
  "/Podcasts",
  "/Podcasts/800301/x",
  "/Articles",
  "/Articles/Detail/800201",
  "/Gallery",
  "/Event/temu-muka-literasi-digital-guru-di-lembata",
  "/Program/800501/x",
  "/Class",
  "/Class/dasar-pemrograman-web",
  "/Career",
];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

/** Each seed mutates every answer: fields dropped, of another type, null or huge, HTML, half of the text. */
test.each(SEEDS)(
  "[ERR3] pages keep their shape in front of broken answers, seed %i",
  async (seed) => {
    const app = await startLiteralApp({ corrupt: seed });
    const faults: { path: string; status: number; gaps: string[] }[] = [];

    for (const path of PATHS) {
      const { status, html } = await app.get(path);
      const gaps = findGaps(html);
      if (![200, 301, 404, 503].includes(status) || gaps.length > 0)
        faults.push({ path, status, gaps });
    }

    expect(faults).toEqual([]);
    expect(app.log.lines.filter(({ level }) => level === "error")).toEqual([]);
    await app.close();
  },
);
