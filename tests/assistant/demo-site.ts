import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChatModel } from "~/server/adapters/chat-model";
import type { HostContext } from "~/server/embedded/context";
import { openDatabase } from "~/server/embedded/database";
import { createEmbeddedHosts } from "~/server/embedded/hosts";
import { seedDatabase } from "~/server/embedded/seed/seed";
import { type ChatLine, chatLineSchema } from "~/server/hosts/assistant/contract";
import { createHosts } from "~/server/hosts/index";
import { createLog } from "~/server/log/log";
import type { BoundHosts } from "~/server/visit";
import { hostContext, PUBLIC_KEY, SECRET } from "../contracts/host-context";

export interface Answer {
  text: string;
  sources: NonNullable<ChatLine["sources"]>;
}

export interface DemoSite {
  context: HostContext;
  /** Asks as a guest of their own, each question in the conversation of the one before. @returns the last answer */
  ask(tenant: string, ...questions: string[]): Promise<Answer>;
  /** As a visitor of a tenant, given by its key. */
  desk(tenant: string): NonNullable<BoundHosts["desk"]>;
  close(): Promise<void>;
}

/** The real hosts over a new database that is filled with the demo. */
export async function openDemoSite(model: ChatModel | null = null): Promise<DemoSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-assistant-"));
  const log = createLog({ level: "silent" });
  const database = await openDatabase({ dataDir });
  await seedDatabase({ db: database.db, mode: "demo", now: Date.now(), log });
  const context = hostContext(database, dataDir);
  context.ports.model = model;
  const bind = createHosts({
    upstream: {},
    embedded: createEmbeddedHosts({ ...context, database }),
    appSecret: SECRET,
    publicKey: PUBLIC_KEY,
    readCache: { read: ({ load }) => load(), drop: () => undefined },
    onContentChange: () => undefined,
    log,
  });
  const { data: appToken } = await bind({ requestId: "test" }).services.generateToken({
    body: { id: "lms-main", secret: SECRET, scopes: ["public"] },
  });
  let guests = 0;
  return {
    context,
    desk: (tenant) => {
      const { desk } = bind({ requestId: "test", lmsId: `lms-${tenant}`, appToken });
      if (!desk) throw new Error("the demo has a desk");
      return desk;
    },
    ask: async (tenant, ...questions) => {
      const guest = ++guests;
      const clientIp = `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`;
      const who = { requestId: "test", lmsId: `lms-${tenant}`, appToken, clientIp };
      const { data } = await bind(who).assistant.login();
      const { assistant } = bind({ ...who, chatToken: data.token });
      let last: ChatLine[] = [];
      for (const query of questions) {
        const conversation = last[0] && { conversation_id: last[0].id };
        last = await linesOf(await assistant.chat({ body: { workspace_id: who.lmsId, query, ...conversation } }));
      }
      return { text: last.map(({ text }) => text).join(""), sources: last.at(-1)?.sources ?? [] };
    },
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function linesOf(response: Response): Promise<ChatLine[]> {
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => chatLineSchema.parse(JSON.parse(line)));
}
