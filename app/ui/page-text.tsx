import { type PageText, parseInline, type TextBlock } from "~/lib/page-text";

/** Text of a site's owner with its bold parts and links. */
export function InlineText({ text }: { text: string }) {
  return (
    <>
      {parseInline(text).map(({ key, text: part, href, isStrong }) => {
        if (href) {
          return (
            <a key={key} href={href}>
              {part}
            </a>
          );
        }
        return isStrong ? <strong key={key}>{part}</strong> : part;
      })}
    </>
  );
}

/** Paragraphs and lists of a page text. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <>
      {blocks.map((block) =>
        block.kind === "list" ? (
          <ul key={block.key}>
            {block.items.map(({ key, text }) => (
              <li key={key}>
                <InlineText text={text} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.key}>
            <InlineText text={block.text} />
          </p>
        ),
      )}
    </>
  );
}

/** Sections of a page text, each with its heading beside it on wide screens. */
export function TextSections({ text }: { text: PageText }) {
  return (
    <div className="grid gap-10">
      {text.sections.map(({ id, title, blocks }) => (
        <section
          key={id}
          className="grid gap-x-10 gap-y-3 border-t border-line pt-6 lg:grid-cols-[18rem_1fr]"
        >
          {title && <h2 className="text-2xl font-bold">{title}</h2>}
          <div className="rich-text lg:col-start-2">
            <TextBlocks blocks={blocks} />
          </div>
        </section>
      ))}
    </div>
  );
}
