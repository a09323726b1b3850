import { Icon } from "~/ui/icon";

export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold">
            {question}
            <Icon name="plus" className="size-5 group-open:rotate-45" />
          </summary>
          <p className="max-w-[65ch] pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
