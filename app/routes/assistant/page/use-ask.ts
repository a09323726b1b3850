import { useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ExchangeView } from "~/lib/assistant";
import { IDEMPOTENCY_KEY } from "~/lib/form-fields";
import { readAnswer } from "./read-answer";

/** An exchange that this page is in the middle of, or has just ended. */
export type Live = Pick<ExchangeView, "question" | "answer" | "sources" | "status"> & {
  /** The form's own, for one that has no message yet. */
  key: string;
  messageId: string | null;
};

const cut = (live: Live): Live => (live.status === "streaming" ? { ...live, status: "cut" } : live);

/**
 * The page's own forms, answered in place: the same POST, read as a stream. What has no answer in place is sent as a form is. A new question
 * ends the last one's stream (CHT5); ending one is no error (CHT7).
 */
export function useAsk(conversationId: string | null, idempotencyKey: string) {
  const navigate = useNavigate();
  const [lives, setLives] = useState<Live[]>([]);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  /** Known by an answer's first event, well before the page has been read anew: a follow-up may be asked in between. */
  const current = useRef(conversationId);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // Another conversation was opened: what is live belongs to the last one.
    if (current.current !== null && current.current !== conversationId && !running.current) setLives([]);
    if (!running.current) current.current = conversationId;
  }, [conversationId]);

  const send = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      const body = new FormData(form);
      const question = String(body.get("query") ?? "").trim();
      // The form itself says what is missing.
      if (question.length < 2) return;
      event.preventDefault();
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      // A page asks many questions: each is one of its own, while a second click is prevented here.
      count.current += 1;
      const key = `${idempotencyKey}-${count.current}`;
      body.set(IDEMPOTENCY_KEY, key);
      if (current.current) body.set("percakapan", current.current);
      setError(null);
      setLives((lives) => [...lives.map(cut), { key, question, answer: "", sources: [], status: "streaming", messageId: null }]);
      const change = (part: Partial<Live>) => setLives((lives) => lives.map((live) => (live.key === key ? { ...live, ...part } : live)));
      let answer = "";
      let conversation: string | null = null;
      readAnswer(body, controller.signal, (told) => {
        if (told.type === "begun") {
          conversation = told.conversationId;
          if (running.current === controller) current.current = conversation;
          // Unless the next question is being written already.
          if (String(new FormData(form).get("query")).trim() === question) form.reset();
          change({ messageId: told.messageId });
        } else if (told.type === "text") {
          answer += told.text;
          change({ answer });
        } else {
          change({ sources: told.sources, status: told.status });
          if (told.message) setError(told.message);
        }
      })
        .then(() => conversation && navigate(`/Assistant?percakapan=${conversation}`, { replace: true, preventScrollReset: true }))
        .catch((reason: unknown) => {
          if (controller.signal.aborted || answer !== "") change({ status: "cut" });
          else setLives((lives) => lives.filter((live) => live.key !== key));
          if (!controller.signal.aborted) setError(reason instanceof Error ? reason.message : String(reason));
        })
        .finally(() => {
          if (running.current === controller) running.current = null;
        });
    },
    [idempotencyKey, navigate],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setLives((lives) => lives.map(cut));
  }, []);
  return { lives, error, send, stop };
}
