import { expect, test } from "vitest";
import type { SeedPost } from "./content/types";
import { toPostRow } from "./post-seeds";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const seed: SeedPost = {
  tenants: ["main"],
  kind: "event",
  slug: "hari-kedua",
  category: null,
  title: "Bengkel {+1}",
  summary: "Pada {+1}.",
  content: "<p>Datanglah {Sabtu +7}.</p>",
  author: "Sari",
  tags: [],
  published: { day: -3, hour: 8 },
};

test("toPostRow fills dates in text and search text", () => {
  expect(toPostRow("lms-main", seed, 0, NOW)).toMatchObject({
    title: "Bengkel Minggu, 22 November 2026",
    summary: "Pada Minggu, 22 November 2026.",
    content: "<p>Datanglah Sabtu, 28 November 2026.</p>",
    search_text: expect.stringContaining("22 november 2026"),
  });
});

test("toPostRow sets parent id and audio URL only where the seed has them", () => {
  const whole = toPostRow("lms-main", { ...seed, slug: "festival" }, 0, NOW);
  const part = toPostRow(
    "lms-main",
    { ...seed, parent: "festival", audioUrl: "/audio/podcast/a.mp3" },
    1,
    NOW,
  );

  expect(part).toMatchObject({ parent_id: whole.id, audio_url: "/audio/podcast/a.mp3" });
  expect(whole).toMatchObject({ parent_id: null, audio_url: null });
});

test("toPostRow derives views from the slug, equal on every tenant", () => {
  const [main, demo] = ["lms-main", "lms-demo"].map(
    (tenantId) => toPostRow(tenantId, seed, 0, NOW).views,
  );

  expect(demo).toBe(main);
  expect(main).toBeGreaterThanOrEqual(40);
  expect(toPostRow("lms-main", { ...seed, slug: "hari-ketiga" }, 0, NOW).views).not.toBe(main);
});
