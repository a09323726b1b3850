import type { MatchedPage, SiteIndex } from "../search/site-index";
import { extractQuote, parseQuestion } from "./select-quote";
import { getSmallTalkReply } from "./small-talk";

export interface Source {
  /** The reference in the text: `[1]`. */
  number: number;
  title: string;
  url: string;
}

export interface ComposedAnswer {
  text: string;
  sources: Source[];
}

/** Further pages are quoted from this share of the best page's score and quote score on. */
const MIN_QUOTE_RATIO = 0.6;
const MAX_QUOTES = 3;
/** Unquoted pages are listed from this share of the best page's coverage on. */
const MIN_RELATED_COVERAGE_RATIO = 0.9;
const DISCLAIMER =
  "Jawaban otomatis, disusun dari isi situs ini. Buka sumbernya untuk keterangan lengkap.";

export const toSources = (pages: readonly MatchedPage[]): Source[] =>
  pages.map(({ document: { title, url } }, index) => ({ number: index + 1, title, url }));

interface ComposeInput {
  question: string;
  /** Best first. */
  pages: readonly MatchedPage[];
  index: SiteIndex;
  siteName: string;
}

/** Answers with quotations from the pages and their sources, or says that the site has no answer. */
export function composeAnswer({ question, pages, index, siteName }: ComposeInput): ComposedAnswer {
  const greeting = getSmallTalkReply(question, siteName);
  if (greeting) return { text: greeting, sources: [] };
  const [best, ...others] = pages;
  if (!best) return createNotFoundAnswer(siteName);
  const quotes = selectQuotes({ question, pages, index, siteName });
  // Pages such as the home page have no quotable sentence.
  if (quotes.length === 0)
    return {
      text: `Keterangannya ada di halaman “${best.document.title}” [1].\n\n${DISCLAIMER}`,
      sources: toSources([best]),
    };
  const parts = quotes.map(({ page: { document }, text }, quoteIndex) =>
    quoteIndex === 0
      ? `Menurut halaman “${document.title}” [1]:\n“${text}”`
      : `Di halaman “${document.title}” [${quoteIndex + 1}] tertulis:\n“${text}”`,
  );
  const quotedPages = quotes.map(({ page }) => page);
  const relatedPages = others.filter(
    (page) =>
      !quotedPages.includes(page) && page.coverage >= MIN_RELATED_COVERAGE_RATIO * best.coverage,
  );
  const sources = toSources([
    ...quotedPages,
    ...relatedPages.slice(0, MAX_QUOTES - quotedPages.length),
  ]);
  const related = sources
    .slice(quotedPages.length)
    .map(({ title, number }) => `“${title}” [${number}]`);
  if (related.length > 0) parts.push(`Lihat juga ${related.join(" dan ")}.`);
  return { text: [...parts, DISCLAIMER].join("\n\n"), sources };
}

function selectQuotes({ question, pages, index }: ComposeInput) {
  const parsedQuestion = parseQuestion(question, index);
  const minPageScore = MIN_QUOTE_RATIO * (pages[0]?.score ?? 0);
  const quotes = pages
    .filter(({ score }, pageIndex) => pageIndex === 0 || score >= minPageScore)
    .map((page) => ({ page, ...extractQuote(page, parsedQuestion, index) }))
    .filter(({ text }) => text !== "");
  const minQuoteScore = MIN_QUOTE_RATIO * Math.max(...quotes.map(({ score }) => score));
  return quotes
    .filter(({ score }, quoteIndex) => quoteIndex === 0 || score >= minQuoteScore)
    .slice(0, MAX_QUOTES);
}

const createNotFoundAnswer = (siteName: string): ComposedAnswer => ({
  text: `Maaf, saya tidak menemukan jawabannya di situs ${siteName}. Coba tanyakan dengan kata lain, atau hubungi tim kami lewat janji temu [1].`,
  sources: [{ number: 1, title: "Buat janji temu", url: "/Make-Appointment" }],
});
