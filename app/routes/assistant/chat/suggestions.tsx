import type { FormEventHandler } from "react";
import { AskButton } from "./ask-button";

interface Props {
  questions: string[];
  action: string;
  idempotencyKey: string;
  onAsk: FormEventHandler<HTMLFormElement>;
}

export function Suggestions({ questions, action, idempotencyKey, onAsk }: Props) {
  return (
    <section aria-labelledby="saran" className="grid gap-3">
      <h2 id="saran" className="text-xl font-bold">
        Contoh pertanyaan
      </h2>
      <ul className="flex flex-wrap gap-3">
        {questions.map((question, index) => (
          <li key={question}>
            <AskButton
              question={question}
              label={question}
              action={action}
              conversationId={null}
              idempotencyKey={`${idempotencyKey}-s${index}`}
              onAsk={onAsk}
              variant="secondary"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
