/** A browser without a screen: its cookies, and the assistant's forms. */
export class AssistantClient {
  readonly cookies = new Map<string, string>();
  constructor(readonly site: string) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(this.site + path, { redirect: "manual", ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Sends the form that asks, as the page's script does. */
  stream(
    query: string,
    {
      key = crypto.randomUUID() as string,
      conversation = "",
      signal = null as AbortSignal | null,
    } = {},
  ) {
    const body = new URLSearchParams({
      idempotency_key: key,
      query,
      ...(conversation && { conversation }),
    });
    return this.fetch("/Assistant/Stream", { method: "POST", body, signal });
  }

  /** Sends the same form as a browser without script. @returns the page that shows the answer, not yet read */
  async ask(query: string): Promise<Response> {
    const sent = await this.fetch("/Assistant", {
      method: "POST",
      body: new URLSearchParams({ idempotency_key: crypto.randomUUID(), query }),
    });
    const location = sent.headers.get("location");
    return location ? this.fetch(location) : sent;
  }
}

/** Reads a response until it contains the words, past comments that keep the line open. @throws Error if it ends before */
export async function readUntil(
  body: ReadableStream<Uint8Array> | null,
  words: string,
): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes(words)) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) throw new Error(`no "${words}" in ${text.slice(0, 300)}`);
    text += decoder.decode(chunk.value, { stream: true });
  }
}

export interface ServerSentEvent {
  id: number;
  event: string;
  data: {
    text?: string;
    status?: string;
    sources?: unknown[];
    message?: string | null;
    conversationId?: string;
  };
}

/** The events in a text of server-sent events. */
export function parseServerSentEvents(text: string): ServerSentEvent[] {
  return text.split("\n\n").flatMap((block) => {
    const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
    return event && data ? [{ id: Number(id), event, data: JSON.parse(data) }] : [];
  });
}

export const getEventText = (events: readonly ServerSentEvent[]): string =>
  events.map(({ data }) => data.text ?? "").join("");

/** What is seen of a page: no markup, no runs of spaces. */
export const toVisibleText = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
