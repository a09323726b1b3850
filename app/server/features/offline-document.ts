import { escapeHtml } from "~/lib/escape-html";
import type { Lesson } from "../hosts/learning/lessons";

const STYLE = `:root{color-scheme:light dark}
body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif}
article{border-top:1px solid;margin-top:3rem;padding-top:1.5rem;break-before:page}
img{max-width:100%;height:auto}pre{overflow-x:auto;padding:1rem;border:1px solid;white-space:pre-wrap}
table{border-collapse:collapse}th,td{border:1px solid;padding:.3rem .6rem;text-align:left}
h1,h2,h3{line-height:1.25}small{opacity:.8}`;

// The file asks nothing of the network, wherever it is opened.
export const OFFLINE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface Heading {
  title: string;
  /** Where it comes from, and when. */
  source: string;
  chapters: readonly { id: string; title: string }[];
}

/** Start of the document: its styles and, for several chapters, links to them. */
export function renderStart({ title, source, chapters }: Heading): string {
  const links = chapters.map(
    ({ id, title: text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  const contents = links.length > 1 ? `<nav><h2>Isi</h2><ol>${links.join("")}</ol></nav>` : "";
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${OFFLINE_POLICY}"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><header><h1>${escapeHtml(title)}</h1><p><small>${escapeHtml(source)}</small></p></header>${contents}`;
}

export const DOCUMENT_END = "</body></html>\n";

interface OfflineChapter {
  id: string;
  lesson: Lesson;
  /** The body with its pictures inside. */
  body: string;
  /** Data URL of a video's poster. */
  poster: string | null;
  /** What stays on the site because of its size, with absolute addresses. */
  media: readonly { label: string; href: string }[];
  /** Absolute address of the chapter's page. */
  url: string;
}

/** One chapter of the document. */
export function renderChapter({ id, lesson, body, poster, media, url }: OfflineChapter): string {
  const { title, type } = lesson.chapter;
  const starter = lesson.content?.starter;
  return [
    `<article id="${id}"><h2>${escapeHtml(title)}</h2>`,
    poster && `<img src="${poster}" alt="">`,
    body || (type === "quiz" ? "<p>Kuis dikerjakan di situs.</p>" : "<p>Bab ini belum berisi.</p>"),
    starter && `<h3>Kode awal</h3><pre><code>${escapeHtml(starter)}</code></pre>`,
    ...media.map(
      ({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
    ),
    `<p><small><a href="${escapeHtml(url)}">Buka bab ini di situs</a></small></p></article>`,
  ]
    .filter(Boolean)
    .join("");
}
