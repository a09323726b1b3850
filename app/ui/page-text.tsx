import { parseInline, type TextBlock } from "~/lib/page-text";

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
