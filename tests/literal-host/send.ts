import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { isObject } from "./answers";
import type { Mode } from "./control";
import { corrupt, corruptLines, type SentText } from "./corrupt";
import type { Answer, ChatOptions, JsonObject } from "./types";

const JSON_TYPE = "application/json; charset=utf-8";
const FILLER_BYTES = 64 * 1024;
/** A corrupted line may be huge; more writes than this would take minutes. */
const MAX_CHUNKS = 1_000;

export interface Delivery {
  answer: Answer;
  mode: Mode;
  /** Seed, call key and ordinal of the answer when answers are corrupted. */
  corruption: { seed: number; key: string; count: number } | null;
  chat: ChatOptions;
}

function* createLargeBody(body: JsonObject, bytes: number): Generator<string> {
  const { message: _message, ...rest } = body;
  yield '{"message":"';
  for (let sent = 0; sent < bytes; sent += FILLER_BYTES) {
    yield "a".repeat(Math.min(FILLER_BYTES, bytes - sent));
  }
  yield `",${JSON.stringify(rest).slice(1)}`;
}

async function writeBytes(response: ServerResponse, content: Buffer, mode: Mode): Promise<void> {
  response.setHeader("content-length", content.length);
  if (mode.kind !== "cut") {
    response.end(content);
    return;
  }
  response.write(content.subarray(0, Math.floor(content.length / 2)));
  // The first half must leave the process before the socket is reset.
  await sleep(20);
  response.destroy();
}

async function writeLines(response: ServerResponse, delivery: Delivery): Promise<void> {
  const { answer, mode, corruption, chat } = delivery;
  const lines = (answer.lines ?? []).map((line) => JSON.stringify(line));
  const sent = corruption
    ? corruptLines(lines, corruption.key, corruption.seed, corruption.count)
    : lines;
  const content = Buffer.from(sent.join("\n") + (chat.finalNewline ? "\n" : ""));
  const size = Math.max(chat.chunkBytes ?? 37, Math.ceil(content.length / MAX_CHUNKS));
  const end = mode.kind === "cut" ? Math.floor(content.length / 2) : content.length;
  response.setHeader("content-type", "application/x-ndjson; charset=utf-8");
  for (let start = 0; start < end && !response.destroyed; start += size) {
    response.write(content.subarray(start, Math.min(start + size, end)));
    await sleep(chat.delayMs ?? 2);
  }
  if (mode.kind === "cut") response.destroy();
  else response.end();
}

function toText({ answer, corruption }: Delivery): SentText {
  if (corruption) return corrupt(answer.body, corruption.key, corruption.seed, corruption.count);
  return { type: JSON_TYPE, text: answer.body === null ? "" : JSON.stringify(answer.body) };
}

/** Writes an answer as the host's mode demands. */
export async function send(response: ServerResponse, delivery: Delivery): Promise<void> {
  const { answer, mode } = delivery;
  response.statusCode = answer.status;
  if (answer.lines) return writeLines(response, delivery);
  if (answer.raw) {
    response.setHeader("content-type", answer.raw.type);
    return writeBytes(response, answer.raw.content, mode);
  }
  if (mode.kind === "large" && isObject(answer.body)) {
    response.setHeader("content-type", JSON_TYPE);
    await pipeline(Readable.from(createLargeBody(answer.body, mode.bytes)), response);
    return;
  }
  const { type, text, status } = toText(delivery);
  if (status !== undefined) response.statusCode = status;
  response.setHeader("content-type", type);
  await writeBytes(response, Buffer.from(text), mode);
}
