import { expect, test } from "vitest";
import type { SeedPost } from "./content/types";
import { postRow } from "./post-seeds";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const seed: SeedPost = {
  ...{ tenants: ["main"], kind: "event", slug: "hari-kedua", category: null, title: "Bengkel {+1}", summary: "Pada {+1}." },
  ...{ content: "<p>Datanglah {Sabtu +7}.</p>", author: "Sari", tags: [], published: { day: -3, hour: 8 } },
};

test("dates in the text are counted from the day of seeding, and can be searched for", () => {
  expect(postRow("lms-main", seed, 0, NOW)).toMatchObject({
    title: "Bengkel Minggu, 22 November 2026",
    summary: "Pada Minggu, 22 November 2026.",
    content: "<p>Datanglah Sabtu, 28 November 2026.</p>",
    search_text: expect.stringContaining("22 november 2026"),
  });
});

test("a part has its whole's id, and a recording its address; others have neither", () => {
  const whole = postRow("lms-main", { ...seed, slug: "festival" }, 0, NOW);
  const part = postRow("lms-main", { ...seed, parent: "festival", audioUrl: "/audio/podcast/a.mp3" }, 1, NOW);
  expect(part).toMatchObject({ parent_id: whole.id, audio_url: "/audio/podcast/a.mp3" });
  expect(whole).toMatchObject({ parent_id: null, audio_url: null });
});

test("readers are a number of the post's own, the same on every tenant", () => {
  const [main, demo] = ["lms-main", "lms-demo"].map((lmsId) => postRow(lmsId, seed, 0, NOW).views);
  expect(demo).toBe(main);
  expect(main).toBeGreaterThanOrEqual(40);
  expect(postRow("lms-main", { ...seed, slug: "hari-ketiga" }, 0, NOW).views).not.toBe(main);
});
