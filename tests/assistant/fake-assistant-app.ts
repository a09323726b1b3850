import { afterAll, beforeAll } from "vitest";
import { createDemoData } from "../support/demo-data";
import { type RunningApp, startApp } from "../support/start-app";
import { startFakeAssistant } from "./fake-assistant";

type FakeAssistant = Awaited<ReturnType<typeof startFakeAssistant>>;

/** Runs the app against a fake assistant for the tests of a file. */
export function setUpFakeAssistant(): { readonly host: FakeAssistant; readonly app: RunningApp } {
  let host: FakeAssistant;
  let app: RunningApp;

  beforeAll(async () => {
    host = await startFakeAssistant();
    app = await startApp({
      DATA_DIR: await createDemoData(),
      SEED: "demo",
      LOG_LEVEL: "info",
      UPSTREAM_ASSISTANT_URL: host.url,
    });
  });

  afterAll(async () => {
    await app?.stop();
    host?.close();
  });

  return {
    get host() {
      return host;
    },
    get app() {
      return app;
    },
  };
}
