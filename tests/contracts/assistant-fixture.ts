import type { ChatModel } from "~/server/adapters/chat-model";
import { type ChatLine, chatLineSchema } from "~/server/hosts/assistant/contract";
import type { Caller } from "~/server/hosts/host-contract";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createPostRow } from "./core-fixture";

export const QUESTION = "Berapa suhu air untuk menyeduh kopi?";

/** Content of both tenants, part of it only in the other one. */
export async function seedContent(site: Backend): Promise<void> {
  const { db } = site.database;
  const content =
    "<p>Biji kopi disimpan dalam wadah kedap udara. Cahaya membuat rasanya pudar.</p><h2>Menyeduh</h2><p>Air untuk menyeduh kopi bersuhu 92 derajat. Tunggu tiga menit sebelum menekan saringan.</p>";
  await db
    .insertInto("posts")
    .values([
      createPostRow(TENANT_ID, "seduh-kopi", {
        title: "Menyeduh Kopi di Rumah",
        summary: "Suhu dan waktu seduh.",
        content,
      }),
      createPostRow(TENANT_ID, "cokelat", {
        title: "Menyimpan Cokelat Batang",
        content: "<p>Cokelat batang disimpan di lemari gelap.</p>",
      }),
      createPostRow(TENANT_ID, "draf-rahasia", {
        title: "Draf Suhu Kopi Rahasia",
        content: "<p>Kopi rahasia belum terbit.</p>",
        status: "draft",
        published_at: null,
      }),
      createPostRow(OTHER_TENANT_ID, "teh-tarik", {
        title: "Teh Tarik Istimewa",
        summary: "Resep teh tarik.",
        content: "<p>Teh tarik dituang dari ketinggian satu meter.</p>",
      }),
    ])
    .execute();
  await db
    .insertInto("classes")
    .values([
      createClassRow(
        TENANT_ID,
        "barista-dasar",
        { open: -3, close: 5, start: 10, end: 20 },
        {
          name: "Barista Dasar",
          type: "premium",
          price: 450_000,
          schedule: "Sabtu pukul 09.00 WIB",
        },
      ),
      createClassRow(OTHER_TENANT_ID, "kelas-teh", { start: 3, end: 9 }, { name: "Kelas Teh" }),
    ])
    .execute();
}

export const readChatMessages = ({ database: { db } }: Backend, conversation: string) =>
  db
    .selectFrom("chat_messages")
    .selectAll()
    .where("conversation_id", "=", conversation)
    .orderBy("seq")
    .execute();

export type ChatGuest = Pick<ReturnType<Backend["createClients"]>, "assistant"> & {
  id: string;
  token: string;
};

/** Each guest has a separate client IP because of the hourly limit. */
export async function createChatGuest(
  site: Backend,
  caller: Partial<Caller> = {},
): Promise<ChatGuest> {
  const guestCaller = { clientIp: nextGuestIp(), ...caller };
  const { data } = await site.createClients(guestCaller).assistant.login();
  return {
    assistant: site.createClients({ ...guestCaller, chatToken: data.token }).assistant,
    id: data.id,
    token: data.token,
  };
}

let lastGuestIp = 0;
export const nextGuestIp = () =>
  `198.18.${Math.floor(++lastGuestIp / 250)}.${(lastGuestIp % 250) + 1}`;

export async function readChatLines(response: Response): Promise<ChatLine[]> {
  const lines = (await response.text()).split("\n");
  if (lines.pop() !== "") throw new Error("the last line is not terminated");
  return lines.map((line) => chatLineSchema.parse(JSON.parse(line)));
}

export const joinChatText = (lines: readonly ChatLine[]) => lines.map(({ text }) => text).join("");

/** Asks and reads the whole answer. */
export async function askAssistant(
  { assistant }: Pick<ChatGuest, "assistant">,
  query: string,
  conversationId?: string,
  workspace = TENANT_ID,
) {
  const body = {
    workspace_id: workspace,
    query,
    ...(conversationId !== undefined && { conversation_id: conversationId }),
  };
  const lines = await readChatLines(await assistant.chat({ body }));
  const last = lines.at(-1);
  return {
    lines,
    text: joinChatText(lines),
    conversation: last?.id ?? "",
    message: last?.message_id ?? "",
    sources: last?.sources ?? [],
    status: last?.status,
  };
}

/** A model that yields fixed chunks and records its prompts. */
export function createScriptedModel(createChunks: () => AsyncIterable<string>) {
  const prompts: Parameters<ChatModel["answer"]>[0][] = [];
  const model: ChatModel = {
    answer(prompt) {
      prompts.push(prompt);
      return createChunks();
    },
  };
  return { model, prompts };
}
