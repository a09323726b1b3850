export interface ChatPassage {
  title: string;
  /** Path on the tenant's site. */
  url: string;
  text: string;
}

export interface ChatPrompt {
  siteName: string;
  question: string;
  /** Earlier turns of the conversation, oldest first. */
  history: { question: string; answer: string }[];
  /** The tenant's published content, best match first: the model's only source. */
  passages: ChatPassage[];
  signal: AbortSignal;
}

/** Streams an answer written from passages. Rejects with `AdapterError`. */
export interface ChatModel {
  answer(prompt: ChatPrompt): AsyncIterable<string>;
}
