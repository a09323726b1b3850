import { expect, test } from "vitest";
import { getCalendarFeed } from "~/server/features/calendar";
import { createFakeContext } from "./fake-context";

test("getCalendarFeed holds due tasks with their address", async () => {
  const dueAt = Date.parse("2026-11-30T23:00:00+07:00");
  const assignments = [{ id: "7", title: "Palet warna", className: "Dasar Web", dueAt }];
  const learning = {
    getCalendarFeed: () => ({ classes: [], webinars: [], quizzes: [], assignments }),
  };
  const { context } = createFakeContext({}, null, { hosts: { learning } });

  const site = { origin: "https://main.example" };
  const feed = await getCalendarFeed(Object.assign(context, { site }), "rahasia");

  expect(feed).toContain("SUMMARY:Tenggat tugas: Palet warna");
  expect(feed).toContain("DTSTART:20261130T160000Z");
  expect(feed).toMatch(/URL:\S+\/Belajar\/Tugas\/7\r\n/);
});
