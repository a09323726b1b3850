import { Marked } from "marked";
import TurndownService from "turndown";
import { fromImageUrl } from "~/lib/image-address";
import { sanitizeEditorHtml } from "../../hosts/sanitize-html";

/** Posts have `s` for struck text, as editors of HTML do. */
const marked = new Marked({
  gfm: true,
  renderer: {
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
  },
});

/** Markdown as the HTML that is stored and shown. */
export const toHtml = (markdown: string): string =>
  sanitizeEditorHtml(marked.parse(markdown, { async: false })).trim();

const turndown = createTurndown();

/** HTML as Markdown to edit. What Markdown has no sign for stays HTML, which Markdown allows. */
export const toMarkdown = (html: string): string => turndown.turndown(html);

function createTurndown(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "---",
  });
  service.keep(["table", "figure", "sub", "sup"]);
  service.addRule("struck", { filter: ["s"], replacement: (text) => `~~${text}~~` });
  service.addRule("image", {
    filter: "img",
    replacement: (_, node) => {
      const [alt, src] = ["alt", "src"].map(
        (name) => (node as unknown as HTMLElement).getAttribute(name) ?? "",
      );
      return src ? `![${(alt ?? "").replace(/[[\]]/g, "\\$&")}](${fromImageUrl(src)})` : "";
    },
  });
  return service;
}
