import type { LegalDocument } from "./legal-document";

/** A built-in document as its owner could write it, with the anchors that other sites may link to. */
export const toLegalText = ({ lead, sections }: LegalDocument): string =>
  [
    lead,
    ...sections.flatMap(({ id, title, paragraphs, listItems = [], link }) => [
      `## ${title} {#${id}}`,
      ...paragraphs,
      ...(listItems.length > 0 ? [listItems.map((item) => `- ${item}`).join("\n")] : []),
      ...(link ? [`[${link.label}](${link.href})`] : []),
    ]),
  ].join("\n\n");
