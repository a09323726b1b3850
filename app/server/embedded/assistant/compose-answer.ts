import type { FoundPage, SiteIndex } from "../search/site-index";
import { askedOf, quoteOf } from "./quote";
import { smallTalk } from "./small-talk";

export interface Source {
  /** As it stands in the text: `[1]`. */
  number: number;
  title: string;
  url: string;
}

export interface ComposedAnswer {
  text: string;
  sources: Source[];
}

/** A page that fits this well beside the best one, and says this much beside what that one says, is quoted as well. */
const QUOTED_SHARE = 0.6;
const MOST_QUOTED = 3;
/** Pages that have nearly as much of the question as the best one are named where fewer are quoted. */
const NAMED_SHARE = 0.9;
const CLOSING = "Jawaban otomatis, disusun dari isi situs ini. Buka sumbernya untuk keterangan lengkap.";

export const toSources = (pages: readonly FoundPage[]): Source[] =>
  pages.map(({ document: { title, url } }, at) => ({ number: at + 1, title, url }));

interface Asked {
  question: string;
  /** Best first; none where the site has no answer. */
  pages: readonly FoundPage[];
  index: SiteIndex;
  siteName: string;
}

/** An answer in the content's own words: quotations with their pages, or that the site does not say. */
export function composeAnswer({ question, pages, index, siteName }: Asked): ComposedAnswer {
  const greeting = smallTalk(question, siteName);
  if (greeting) return { text: greeting, sources: [] };
  const [best, ...others] = pages;
  if (!best) return unknown(siteName);
  const asked = askedOf(question, index);
  const close = [best, ...others.filter(({ score }) => score >= QUOTED_SHARE * best.score)];
  const quotes = close.map((page) => ({ page, quote: quoteOf(page, asked, index) })).filter(({ quote }) => quote.text !== "");
  // A page without a sentence of its own, such as the home page, is still where the answer is.
  if (quotes.length === 0)
    return { text: `Keterangannya ada di halaman “${best.document.title}” [1].\n\n${CLOSING}`, sources: toSources([best]) };
  const least = QUOTED_SHARE * Math.max(...quotes.map(({ quote }) => quote.worth));
  const quoted = quotes.filter(({ quote }, at) => at === 0 || quote.worth >= least).slice(0, MOST_QUOTED);
  const parts = quoted.map(({ page: { document }, quote }, at) =>
    at === 0
      ? `Menurut halaman “${document.title}” [1]:\n“${quote.text}”`
      : `Di halaman “${document.title}” [${at + 1}] tertulis:\n“${quote.text}”`,
  );
  const cited = quoted.map(({ page }) => page);
  const named = others.filter((page) => !cited.includes(page) && page.coverage >= NAMED_SHARE * best.coverage);
  const sources = toSources([...cited, ...named.slice(0, MOST_QUOTED - cited.length)]);
  const further = sources.slice(cited.length).map(({ title, number }) => `“${title}” [${number}]`);
  if (further.length > 0) parts.push(`Lihat juga ${further.join(" dan ")}.`);
  return { text: [...parts, CLOSING].join("\n\n"), sources };
}

const unknown = (siteName: string): ComposedAnswer => ({
  text: `Maaf, saya tidak menemukan jawabannya di situs ${siteName}. Coba tanyakan dengan kata lain, atau hubungi tim kami lewat janji temu [1].`,
  sources: [{ number: 1, title: "Buat janji temu", url: "/Make-Appointment" }],
});
