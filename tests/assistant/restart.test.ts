import { beforeAll, expect, test } from "vitest";
import { createDemoData } from "../support/demo-data";
import { startApp } from "../support/start-app";
import {
  AssistantClient,
  getEventText,
  parseServerSentEvents,
  readUntil,
  toVisibleText,
} from "./assistant-client";

let dataDir: string;
beforeAll(async () => {
  dataDir = await createDemoData();
});

test("[CHT9, CHT12] after a restart the conversation can be read and continued, and an interrupted answer says so", async () => {
  const env = {
    DATA_DIR: dataDir,
    SEED: "demo",
    LOG_LEVEL: "error",
  };
  const first = await startApp(env);
  const visitor = new AssistantClient(first.url);
  const events = parseServerSentEvents(
    await (await visitor.stream("Bagaimana cara membuat janji temu?")).text(),
  );
  const answer = getEventText(events);

  expect(answer.length).toBeGreaterThan(50);

  const conversation = events[0]?.data.conversationId ?? "";
  const open = await visitor.stream("Kelas apa saja yang gratis?", { conversation });
  await readUntil(open.body, "event: begun");
  await first.stop();

  const second = await startApp(env);
  const restartedClient = new AssistantClient(second.url);
  for (const [name, value] of visitor.cookies) restartedClient.cookies.set(name, value);
  try {
    const page = toVisibleText(await (await restartedClient.fetch("/Assistant")).text());
    expect(page).toContain("Bagaimana cara membuat janji temu?");
    expect(page).toContain(toVisibleText(answer).replaceAll("&", "&amp;").slice(0, 60));
    expect(page).toContain("Jawaban ini terputus di tengah jalan.");
    const followUp = parseServerSentEvents(
      await (await restartedClient.stream("Jam berapa saja?", { conversation })).text(),
    );
    expect(followUp[0]?.data.conversationId).toBe(conversation);
  } finally {
    await second.stop();
  }
});
