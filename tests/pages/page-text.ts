import { decodeEntities } from "../guards/test-browser";

/** Text of a page as a reader sees it, in one line. */
export const readText = (html: string): string =>
  decodeEntities(html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

/** Path of the canonical address. */
export const findCanonical = (html: string): string | undefined =>
  /rel="canonical" href="http:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
