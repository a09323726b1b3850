import { rmSync } from "node:fs";
import type { ChatModel } from "~/server/adapters/chat-model";
import { createEmbeddedHosts } from "~/server/embedded/create-embedded-hosts";
import { openDatabase } from "~/server/embedded/database/open-database";
import type { HostContext } from "~/server/embedded/kit/context";
import { type ChatLine, chatLineSchema } from "~/server/hosts/assistant/contract";
import { createHosts } from "~/server/hosts/create-hosts";
import { createLog } from "~/server/log/log";
import type { BoundHosts } from "~/server/request/context";
import { createHostContext, PUBLIC_KEY } from "../contracts/host-context";
import { createDemoData, DEMO_APP_SECRET } from "../support/demo-data";
import { LONG_TIMEOUTS } from "../support/timeouts";

export interface AssistantAnswer {
  text: string;
  sources: NonNullable<ChatLine["sources"]>;
}

export interface DemoHosts {
  context: HostContext;
  /** Asks as a guest of their own, each question in the conversation of the one before. @returns the last answer */
  ask(tenant: string, ...questions: string[]): Promise<AssistantAnswer>;
  /** As a visitor of a tenant, given by its key. */
  getAdmin(tenant: string): NonNullable<BoundHosts["admin"]>;
  close(): Promise<void>;
}

/** The real hosts over a new database that is filled with the demo. */
export async function openDemoHosts(model: ChatModel | null = null): Promise<DemoHosts> {
  const dataDir = await createDemoData();
  const log = createLog({ level: "silent" });
  const database = await openDatabase({ dataDir });
  const context = createHostContext(database, dataDir, { appSecret: DEMO_APP_SECRET });
  context.ports.model = model;
  const bind = createHosts({
    upstream: {},
    embedded: createEmbeddedHosts({ ...context, database }),
    appSecret: DEMO_APP_SECRET,
    publicKey: PUBLIC_KEY,
    readCache: {
      read: ({ load }) => load(),
      peek: async () => undefined,
      invalidate: () => undefined,
    },
    onContentChange: () => undefined,
    log,
    timeouts: LONG_TIMEOUTS,
  });
  const { data: appToken } = await bind({ requestId: "test" }).services.generateToken({
    body: { id: "pendopo", secret: DEMO_APP_SECRET, scopes: ["public"] },
  });
  let guests = 0;
  return {
    context,
    getAdmin: (tenant) => {
      const { admin } = bind({ requestId: "test", tenantId: `lms-${tenant}`, appToken });
      if (!admin) throw new Error("the demo has a desk");
      return admin;
    },
    ask: async (tenant, ...questions) => {
      const guest = ++guests;
      const clientIp = `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`;
      const who = { requestId: "test", tenantId: `lms-${tenant}`, appToken, clientIp };
      const { data } = await bind(who).assistant.login();
      const { assistant } = bind({ ...who, chatToken: data.token });
      let last: ChatLine[] = [];
      for (const query of questions) {
        const conversation = last[0] && { conversation_id: last[0].id };
        last = await parseChatLines(
          await assistant.chat({ body: { workspace_id: who.tenantId, query, ...conversation } }),
        );
      }
      return { text: last.map(({ text }) => text).join(""), sources: last.at(-1)?.sources ?? [] };
    },
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function parseChatLines(response: Response): Promise<ChatLine[]> {
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => chatLineSchema.parse(JSON.parse(line)));
}
