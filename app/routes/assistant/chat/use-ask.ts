import { useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ExchangeView } from "~/lib/assistant";
import { IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { streamAnswer } from "./stream-answer";

/** An exchange that was started on this page. */
export type LiveExchange = Pick<ExchangeView, "question" | "answer" | "sources" | "status"> & {
  /** Idempotency key: identifies the exchange until its message id is known. */
  key: string;
  messageId: string | null;
};

const markInterrupted = (live: LiveExchange): LiveExchange =>
  live.status === "streaming" ? { ...live, status: "cut" } : live;

/**
 * Sends the page's forms by script and reads the answer as a stream. A new question aborts the previous
 * stream (CHT5), which is not an error (CHT7).
 */
export function useAsk(conversationId: string | null, idempotencyKey: string) {
  const navigate = useNavigate();
  const [lives, setLives] = useState<LiveExchange[]>([]);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  /** From the first event on, because a follow-up may be asked before the page reloads. */
  const current = useRef(conversationId);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // Another conversation was opened.
    if (current.current !== null && current.current !== conversationId && !running.current)
      setLives([]);
    if (!running.current) current.current = conversationId;
  }, [conversationId]);

  const send = useCallback(
    (submitEvent: FormEvent<HTMLFormElement>) => {
      const form = submitEvent.currentTarget;
      const body = new FormData(form);
      const question = String(body.get("query") ?? "").trim();
      // Too short: the form's own validation shows the error.
      if (question.length < 2) return;
      submitEvent.preventDefault();
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      // Every question of the page needs its own idempotency key.
      count.current += 1;
      const key = `${idempotencyKey}-${count.current}`;
      body.set(IDEMPOTENCY_KEY_FIELD, key);
      if (current.current) body.set("conversation", current.current);
      setError(null);
      setLives((lives) => [
        ...lives.map(markInterrupted),
        { key, question, answer: "", sources: [], status: "streaming", messageId: null },
      ]);
      const change = (part: Partial<LiveExchange>) =>
        setLives((lives) => lives.map((live) => (live.key === key ? { ...live, ...part } : live)));
      let answer = "";
      let conversation: string | null = null;
      streamAnswer(body, controller.signal, (event) => {
        if (event.type === "begun") {
          conversation = event.conversationId;
          if (running.current === controller) current.current = conversation;
          // Not if the next question is being typed already.
          if (String(new FormData(form).get("query")).trim() === question) form.reset();
          change({ messageId: event.messageId });
        } else if (event.type === "text") {
          answer += event.text;
          change({ answer });
        } else {
          change({ sources: event.sources, status: event.status });
          if (event.message) setError(event.message);
        }
      })
        .then(
          () =>
            conversation &&
            navigate(`/Assistant?conversation=${conversation}`, {
              replace: true,
              preventScrollReset: true,
            }),
        )
        .catch((reason: unknown) => {
          if (controller.signal.aborted || answer !== "") change({ status: "cut" });
          else setLives((lives) => lives.filter((live) => live.key !== key));
          if (!controller.signal.aborted)
            setError(reason instanceof Error ? reason.message : String(reason));
        })
        .finally(() => {
          if (running.current === controller) running.current = null;
        });
    },
    [idempotencyKey, navigate],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setLives((lives) => lives.map(markInterrupted));
  }, []);
  return { lives, error, send, stop };
}
