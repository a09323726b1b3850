import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Refusal } from "../../form-post";
import { HostError } from "../../hosts/define";
import type { Visit } from "../../visit";
import { refusalOf } from "../refusal";
import { minutesToWait } from "../too-many";
import { AnswerRefused, type AnswerRun } from "./answer-run";
import { answerRuns } from "./answer-runs";
import { asVisitor, type Chat, isRefusedToken } from "./identity";
import { memoryCookie, recall } from "./memory";

interface Question {
  query: string;
  /** Undefined begins a conversation (CHT1). */
  conversationId: string | undefined;
  /** The form's: sent twice it is one question. */
  key: string;
  /** How long the host may take to accept it before the visitor is shown what waits for it. */
  patienceMs: number;
}

export type Asked = { ok: true; run: AnswerRun; cookies: string[] } | ({ ok: false; cookies: string[] } & Refusal);

const GONE = "Percakapan ini sudah tidak ada. Tekan “Percakapan baru”, lalu kirim pertanyaan Anda sekali lagi.";

/** Forms that were sent in the last minutes: a second click gets the first one's answer, cookies included. */
const sent = new LRUCache<string, Promise<Asked>>({ max: 5_000, ttl: 15 * 60_000 });

/** Puts a question to the assistant; its answer is then written whoever reads it. Refused questions lose no text. */
export function ask(visit: Visit, request: Request, question: Question): Promise<Asked> {
  const same = createHash("sha256")
    .update(JSON.stringify([visit.tenant.lmsId, visit.session?.id, question.key, question.query]))
    .digest("base64url");
  const known = sent.get(same);
  if (known) return known;
  const asked = askNow(visit, request, question);
  sent.set(same, asked);
  asked.then(
    ({ ok }) => ok || sent.delete(same),
    () => sent.delete(same),
  );
  return asked;
}

async function askNow(visit: Visit, request: Request, question: Question): Promise<Asked> {
  try {
    return await asVisitor(visit, request, async (chat) => {
      const run = begin(visit, chat, question);
      await run.begun(question.patienceMs);
      if (run.failure) throw run.failure;
      return { ok: true, run, cookies: [...chat.cookies, ...(await remember(visit, request, chat, run, question))] };
    });
  } catch (error) {
    return { ok: false, cookies: [], ...refusal(visit, error) };
  }
}

function begin(visit: Visit, { identity }: Chat, { query, conversationId }: Question): AnswerRun {
  return answerRuns.begin(identity.id, {
    question: query,
    log: visit.log,
    open: (signal) =>
      visit
        .hostsAs({ chatToken: identity.token, signal })
        .assistant.chat({
          body: { workspace_id: identity.workspaceId, query, ...(conversationId && { conversation_id: conversationId }) },
        })
        .catch((error: unknown) => {
          throw error instanceof HostError ? new AnswerRefused(refusal(visit, error).message, error) : error;
        }),
  });
}

async function remember(visit: Visit, request: Request, { identity }: Chat, run: AnswerRun, question: Question): Promise<string[]> {
  const { memory } = await recall(visit, request, identity.id);
  const isFirst = question.conversationId === undefined;
  const current = question.conversationId ?? run.ids?.conversationId ?? null;
  const pending = isFirst ? { run: run.id, question: question.query, ids: run.ids } : memory.pending;
  return [await memoryCookie(visit, { ...memory, current, pending })];
}

/** Why a question was not taken, in words. */
function refusal(visit: Visit, error: unknown): Refusal {
  if (error instanceof HostError && error.status === 404) return { status: 409, message: GONE, fields: {} };
  if (error instanceof HostError && error.status === 429) {
    return { status: 429, message: `Batas pertanyaan tercapai. Anda dapat bertanya lagi dalam ${minutesToWait(error)} menit.`, fields: {} };
  }
  // The assistant does not take our token: nothing that the visitor could mend by signing in.
  if (isRefusedToken(error)) return { status: 503, message: "Asisten belum dapat dihubungi. Coba lagi beberapa saat lagi.", fields: {} };
  return refusalOf(visit, error, { fields: ["query"] });
}
