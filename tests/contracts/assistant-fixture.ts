import type { ChatModel } from "~/server/adapters/chat-model";
import { type ChatLine, chatLineSchema } from "~/server/hosts/assistant/contract";
import type { Caller } from "~/server/hosts/define";
import { classRow, postRow } from "./fixture";
import { OURS, type Site, THEIRS } from "./site";

/** What the two tenants publish: the same subject, and one that only the other tenant has. */
export async function fillContent(site: Site): Promise<void> {
  const { db } = site.database;
  const content =
    "<p>Biji kopi disimpan dalam wadah kedap udara. Cahaya membuat rasanya pudar.</p><h2>Menyeduh</h2><p>Air untuk menyeduh kopi bersuhu 92 derajat. Tunggu tiga menit sebelum menekan saringan.</p>";
  await db
    .insertInto("posts")
    .values([
      postRow(OURS, "seduh-kopi", { title: "Menyeduh Kopi di Rumah", summary: "Suhu dan waktu seduh.", content }),
      postRow(OURS, "cokelat", { title: "Menyimpan Cokelat Batang", content: "<p>Cokelat batang disimpan di lemari gelap.</p>" }),
      postRow(OURS, "draf-rahasia", {
        title: "Draf Suhu Kopi Rahasia",
        content: "<p>Kopi rahasia belum terbit.</p>",
        status: "draft",
        published_at: null,
      }),
      postRow(THEIRS, "teh-tarik", {
        title: "Teh Tarik Istimewa",
        summary: "Resep teh tarik.",
        content: "<p>Teh tarik dituang dari ketinggian satu meter.</p>",
      }),
    ])
    .execute();
  await db
    .insertInto("classes")
    .values([
      classRow(
        OURS,
        "barista-dasar",
        { open: -3, close: 5, start: 10, end: 20 },
        { name: "Barista Dasar", type: "premium", price: 450_000, schedule: "Sabtu pukul 09.00 WIB" },
      ),
      classRow(THEIRS, "kelas-teh", { start: 3, end: 9 }, { name: "Kelas Teh" }),
    ])
    .execute();
}

export type Talker = Pick<ReturnType<Site["hosts"]>, "assistant"> & { id: string; token: string };

/** Somebody who may ask; each from an address of their own, because of the hourly limit. */
export async function talker(site: Site, caller: Partial<Caller> = {}): Promise<Talker> {
  const who = { clientIp: nextAddress(), ...caller };
  const { data } = await site.hosts(who).assistant.login();
  return { assistant: site.hosts({ ...who, chatToken: data.token }).assistant, id: data.id, token: data.token };
}

let address = 0;
export const nextAddress = () => `198.18.${Math.floor(++address / 250)}.${(address % 250) + 1}`;

/** The answer's lines as they were sent. */
export async function linesOf(response: Response): Promise<ChatLine[]> {
  const lines = (await response.text()).split("\n");
  if (lines.pop() !== "") throw new Error("the last line has no end");
  return lines.map((line) => chatLineSchema.parse(JSON.parse(line)));
}

export const textOf = (lines: readonly ChatLine[]) => lines.map(({ text }) => text).join("");

/** Asks and reads to the end. */
export async function ask({ assistant }: Pick<Talker, "assistant">, query: string, conversationId?: string, workspace = OURS) {
  const body = { workspace_id: workspace, query, ...(conversationId !== undefined && { conversation_id: conversationId }) };
  const lines = await linesOf(await assistant.chat({ body }));
  const last = lines.at(-1);
  return {
    lines,
    text: textOf(lines),
    conversation: last?.id ?? "",
    message: last?.message_id ?? "",
    sources: last?.sources ?? [],
    status: last?.status,
  };
}

/** A model that says what it is told to, and what it was asked. */
export function scriptedModel(pieces: () => AsyncIterable<string>) {
  const prompts: Parameters<ChatModel["answer"]>[0][] = [];
  const model: ChatModel = {
    answer(prompt) {
      prompts.push(prompt);
      return pieces();
    },
  };
  return { model, prompts };
}
