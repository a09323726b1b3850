import { useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { AnswerEvent, ExchangeView } from "~/lib/assistant";
import { IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { streamAnswer } from "./stream-answer";

/** An exchange that was started on this page. */
export type LiveExchange = Pick<ExchangeView, "question" | "answer" | "sources" | "status"> & {
  /** Idempotency key: identifies the exchange until its message id is known. */
  key: string;
  messageId: string | null;
};

const markInterrupted = (exchange: LiveExchange): LiveExchange =>
  exchange.status === "streaming" ? { ...exchange, status: "cut" } : exchange;

const REDIRECT_OPTIONS = { replace: true, preventScrollReset: true };

/**
 * Sends the page's forms by script and reads the answer as a stream. A new question aborts the previous
 * stream (CHT5), which is not an error (CHT7).
 */
export function useAsk(conversationId: string | null, idempotencyKey: string) {
  const navigate = useNavigate();
  const { exchanges, error, setExchanges, setError, update } = useExchanges();
  const activeRequest = useRef<AbortController | null>(null);
  const count = useRef(0);
  /** From the first event on, because a follow-up may be asked before the page reloads. */
  const conversation = useRef(conversationId);

  useEffect(() => () => activeRequest.current?.abort(), []);
  useEffect(() => {
    if (activeRequest.current) return;
    // Another conversation was opened.
    if (conversation.current !== null && conversation.current !== conversationId) setExchanges([]);
    conversation.current = conversationId;
  }, [conversationId, setExchanges]);

  const ask = useCallback(
    async (form: HTMLFormElement, body: FormData, { key, question }: LiveExchange) => {
      activeRequest.current?.abort();
      const controller = new AbortController();
      activeRequest.current = controller;
      let answer = "";
      let answeredConversation = null as string | null;
      const onEvent = (event: AnswerEvent) => {
        if (event.type === "begun") {
          answeredConversation = event.conversationId;
          if (activeRequest.current === controller) conversation.current = event.conversationId;
          // Not if the next question is being typed already.
          if (getQuestion(new FormData(form)) === question) form.reset();
          update(key, { messageId: event.messageId });
        } else if (event.type === "text") {
          answer += event.text;
          update(key, { answer });
        } else {
          update(key, { sources: event.sources, status: event.status });
          if (event.message) setError(event.message);
        }
      };
      try {
        await streamAnswer(body, controller.signal, onEvent);
        if (answeredConversation)
          navigate(`/Assistant?conversation=${answeredConversation}`, REDIRECT_OPTIONS);
      } catch (reason) {
        if (controller.signal.aborted || answer !== "") update(key, { status: "cut" });
        else setExchanges((exchanges) => exchanges.filter((exchange) => exchange.key !== key));
        if (!controller.signal.aborted)
          setError(reason instanceof Error ? reason.message : String(reason));
      } finally {
        if (activeRequest.current === controller) activeRequest.current = null;
      }
    },
    [navigate, setError, setExchanges, update],
  );

  const send = useCallback(
    (submitEvent: FormEvent<HTMLFormElement>) => {
      const form = submitEvent.currentTarget;
      const body = new FormData(form);
      const question = getQuestion(body);
      // Too short: the form's own validation shows the error.
      if (question.length < 2) return;
      submitEvent.preventDefault();
      // Every question of the page needs its own idempotency key.
      count.current += 1;
      const exchange = createExchange(`${idempotencyKey}-${count.current}`, question);
      body.set(IDEMPOTENCY_KEY_FIELD, exchange.key);
      if (conversation.current) body.set("conversation", conversation.current);
      setError(null);
      setExchanges((exchanges) => [...exchanges.map(markInterrupted), exchange]);
      void ask(form, body, exchange);
    },
    [idempotencyKey, ask, setError, setExchanges],
  );
  const stop = useCallback(() => {
    activeRequest.current?.abort();
    setExchanges((exchanges) => exchanges.map(markInterrupted));
  }, [setExchanges]);
  return { exchanges, error, send, stop };
}

function useExchanges() {
  const [exchanges, setExchanges] = useState<LiveExchange[]>([]);
  const [error, setError] = useState<string | null>(null);
  const update = useCallback(
    (key: string, change: Partial<LiveExchange>) =>
      setExchanges((exchanges) =>
        exchanges.map((exchange) => (exchange.key === key ? { ...exchange, ...change } : exchange)),
      ),
    [],
  );
  return { exchanges, error, setExchanges, setError, update };
}

const getQuestion = (form: FormData) => String(form.get("query") ?? "").trim();

const createExchange = (key: string, question: string): LiveExchange => ({
  key,
  question,
  answer: "",
  sources: [],
  status: "streaming",
  messageId: null,
});
