import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startApp } from "../support/start-app";
import { eventsOf, seen, textOf, Visitor } from "./visitor";

test("[CHT9, CHT12] after a restart of the server the conversation is there, to be read and gone on with; an answer that was broken off says so", async () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-assistant-")), SEED: "demo", LOG_LEVEL: "error" };
  const first = await startApp(env);
  const visitor = new Visitor(first.url);
  const events = eventsOf(await (await visitor.stream("Bagaimana cara membuat janji temu?")).text());
  const answer = textOf(events);
  expect(answer.length).toBeGreaterThan(50);
  const conversation = events[0]?.data.conversationId ?? "";
  const open = await visitor.stream("Kelas apa saja yang gratis?", { conversation });
  await open.body?.getReader().read();
  await first.stop();

  const second = await startApp(env);
  const again = new Visitor(second.url);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  try {
    const page = seen(await (await again.fetch("/Assistant")).text());
    expect(page).toContain("Bagaimana cara membuat janji temu?");
    expect(page).toContain(seen(answer).replaceAll("&", "&amp;").slice(0, 60));
    expect(page).toContain("Jawaban ini terputus di tengah jalan.");
    const followUp = eventsOf(await (await again.stream("Jam berapa saja?", { conversation })).text());
    expect(followUp[0]?.data.conversationId).toBe(conversation);
  } finally {
    await second.stop();
  }
}, 60_000);
