export interface ChatPassage {
  title: string;
  /** Path on the tenant's site. */
  url: string;
  text: string;
}

export interface ChatPrompt {
  siteName: string;
  question: string;
  /** Of this conversation, oldest first. */
  history: { question: string; answer: string }[];
  /** The tenant's own published content, best first: the only thing that the model may answer from. */
  passages: ChatPassage[];
  signal: AbortSignal;
}

/** Words an answer from passages, piece by piece. Rejects with `AdapterError`. */
export interface ChatModel {
  answer(prompt: ChatPrompt): AsyncIterable<string>;
}
