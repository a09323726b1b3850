import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

interface ChatRequest {
  query: string;
  body: Record<string, unknown>;
  token: string;
  /** Bytes that were handed to the connection so far. */
  bytesSent: number;
  isClosed: boolean;
  /** Its connection is gone, too. */
  isDisconnected: boolean;
}

type AnswerHandler = (asked: ChatRequest, res: ServerResponse) => void | Promise<void>;

let guestCount = 0;
/** A line of an answer; each question has its own ids. */
const formatChatLine = (asked: ChatRequest, text: string, more = {}) =>
  `${JSON.stringify({ message_id: `m-${asked.query.length}`, id: String(asked.body.conversation_id ?? "c-1"), text, ...more })}\n`;

/** Sends a text with back-pressure and counts it. */
async function writeCounted(
  asked: ChatRequest,
  res: ServerResponse,
  text: string | Uint8Array,
): Promise<void> {
  asked.bytesSent += text.length;
  if (res.write(text) || res.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      res.off("drain", done).off("close", done);
      resolve();
    };
    res.once("drain", done).once("close", done);
  });
}

/** Ways to answer, by a word in the question; anything else is answered well. */
const ANSWER_HANDLERS: Record<string, AnswerHandler> = {
  async putus(asked, res) {
    await writeCounted(
      asked,
      res,
      formatChatLine(asked, "") + formatChatLine(asked, "Separuh jawaban"),
    );
    await pause(50);
    res.destroy();
  },
  async rusak(asked, res) {
    const bytes = Buffer.from(
      `${formatChatLine(asked, "")}{rusak\nbukan JSON\ndata: ${formatChatLine(asked, "Satu ")}\n\n${formatChatLine(asked, "– dua “é漢🌏” ")}${formatChatLine(asked, "tiga.").trim()}`,
    );
    for (let at = 0; at < bytes.length; at += 3) {
      await writeCounted(asked, res, bytes.subarray(at, at + 3));
      if (at % 30 === 0) await pause(1);
    }
    res.end();
  },
  async panjang(asked, res) {
    await writeCounted(asked, res, `${formatChatLine(asked, "Sebelum, ")}{"text":"`);
    for (let at = 0; at < 160; at++) await writeCounted(asked, res, "x".repeat(65_536));
    await writeCounted(asked, res, `"}\n${formatChatLine(asked, "sesudah.")}`);
    res.end();
  },
  kosong: (_, res) => void res.end(),
  async diam(asked, res) {
    await pause(5_000);
    await writeCounted(asked, res, formatChatLine(asked, "") + formatChatLine(asked, "Akhirnya."));
    res.end();
  },
  async jeda(asked, res) {
    await writeCounted(asked, res, formatChatLine(asked, "") + formatChatLine(asked, "Pelan, "));
    await pause(1_500);
    await writeCounted(
      asked,
      res,
      formatChatLine(asked, "akhirnya selesai.", {
        status: "done",
        sources: [{ number: 1, title: "Kelas", url: "/Class" }],
      }),
    );
    res.end();
  },
  async selamanya(asked, res) {
    await writeCounted(asked, res, formatChatLine(asked, "") + formatChatLine(asked, "Mulai "));
    while (!res.destroyed) {
      await pause(50);
      await writeCounted(asked, res, formatChatLine(asked, "lagi "));
    }
  },
  async deras(asked, res) {
    const piece = formatChatLine(asked, "x".repeat(500)).repeat(16);
    while (!res.destroyed) await writeCounted(asked, res, piece);
  },
};

const sendEnvelope = (res: ServerResponse, status: number, data: unknown, message = "") =>
  res
    .writeHead(status, { "Content-Type": "application/json" })
    .end(JSON.stringify({ status: status < 300, message, data }));

/** An assistant host with only the calls of docs/reference/calls.md; fails in every way on request. */
export async function startFakeAssistant() {
  const asked: ChatRequest[] = [];
  const seen: { method: string; url: string; authorization: string }[] = [];
  /** Tokens that are over. */
  const refused = new Set<string>();
  const state = { logins: 0, refusesAll: false, deleteFails: false };

  const chat = async (req: IncomingMessage, res: ServerResponse, token: string) => {
    const body = JSON.parse(Buffer.concat(await req.toArray()).toString()) as Record<
      string,
      unknown
    >;
    const one: ChatRequest = {
      query: String(body.query),
      body,
      token,
      bytesSent: 0,
      isClosed: false,
      isDisconnected: false,
    };
    asked.push(one);
    res.once("close", () => {
      one.isClosed = true;
    });
    req.socket.setMaxListeners(0).once("close", () => {
      one.isDisconnected = true;
    });
    if (one.query.includes("batas"))
      return sendEnvelope(res, 429, { retryAfterSeconds: 700 }, "Terlalu banyak");
    const way = Object.keys(ANSWER_HANDLERS).find((word) => one.query.includes(word));
    if (way !== "diam") res.writeHead(200, { "Content-Type": "application/x-ndjson" });
    if (way) return ANSWER_HANDLERS[way]?.(one, res);
    await writeCounted(one, res, formatChatLine(one, "") + formatChatLine(one, "Jawaban untuk: "));
    await writeCounted(
      one,
      res,
      formatChatLine(one, one.query, {
        status: "done",
        sources: [{ number: 1, title: "Kelas", url: "/Class" }],
      }),
    );
    res.end();
  };

  const server = createServer(async (req, res) => {
    const { method = "", url = "", headers } = req;
    const token = (headers.authorization ?? "").replace("Bearer ", "");
    seen.push({ method, url, authorization: headers.authorization ?? "" });
    if (url === "/v1/identity/login") {
      state.logins++;
      const id = `guest-${++guestCount}`;
      return sendEnvelope(res, 200, {
        token: `chat-${id}`,
        workspace_id: "ruang-1",
        id,
        expiresAt: Date.now() + 3_600_000,
      });
    }
    if (state.refusesAll || refused.has(token))
      return sendEnvelope(res, 401, null, "Token tidak berlaku");
    if (method === "POST" && url === "/v2/chat") return chat(req, res, token);
    if (url === "/v1/identity/me")
      return sendEnvelope(res, 200, {
        id: "x",
        workspace_id: "ruang-1",
        kind: "guest",
        name: null,
        limit: 20,
        remaining: 19,
      });
    if (method === "DELETE") return sendEnvelope(res, state.deleteFails ? 500 : 200, null);
    if (url.includes("/messages?"))
      return sendEnvelope(res, 200, {
        page: 1,
        perPage: 10,
        totalItems: 0,
        totalPages: 0,
        items: [],
      });
    // A list of conversations is our own addition.
    return sendEnvelope(res, 404, null, "Tidak ada");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    asked,
    seen,
    refused,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
