import type { Question } from "~/lib/page-text";
import { Icon } from "~/ui/icon";
import { TextBlocks } from "~/ui/page-text";

export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold">
            {question}
            <Icon name="plus" className="size-5 group-open:rotate-45" />
          </summary>
          <div className="rich-text pb-5 text-ink-soft">
            <TextBlocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
