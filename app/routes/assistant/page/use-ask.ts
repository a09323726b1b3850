import { useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ExchangeView } from "~/lib/assistant";
import { IDEMPOTENCY_KEY } from "~/lib/form-fields";
import { readAnswer } from "./read-answer";

/** The exchange that this page is in the middle of. */
export type Live = Pick<ExchangeView, "question" | "answer" | "sources" | "status"> & { messageId: string | null };

/**
 * The page's own forms, answered in place: the same POST, read as a stream. What has no answer in place is sent as a form is. A new question
 * ends the last one's stream (CHT5); ending one is no error (CHT7).
 */
export function useAsk(conversationId: string | null, idempotencyKey: string) {
  const navigate = useNavigate();
  const [live, setLive] = useState<Live | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);

  useEffect(() => () => running.current?.abort(), []);
  // Another conversation was opened: what is live belongs to the last one.
  const shown = useRef(conversationId);
  useEffect(() => {
    if (shown.current !== null && shown.current !== conversationId && !running.current) setLive(null);
    shown.current = conversationId;
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
      body.set(IDEMPOTENCY_KEY, `${idempotencyKey}-${count.current}`);
      setError(null);
      setLive({ question, answer: "", sources: [], status: "streaming", messageId: null });
      const change = (part: Partial<Live>) => running.current === controller && setLive((now) => now && { ...now, ...part });
      let answer = "";
      let conversation: string | null = null;
      readAnswer(body, controller.signal, (told) => {
        if (told.type === "begun") {
          conversation = told.conversationId;
          form.reset();
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
          if (controller.signal.aborted) return change({ status: "cut" });
          if (answer === "") setLive(null);
          else change({ status: "cut" });
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
    setLive((now) => now && { ...now, status: "cut" });
  }, []);
  return { live, error, send, stop };
}
