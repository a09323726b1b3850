import { FALLBACK_ERROR_CONTENT } from "~/lib/fallback-error-page";

/** The document when the data of the error page is missing too (ERR4). */
export function FallbackErrorPage() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, shared with the HTTP server
  return <html lang="id" dangerouslySetInnerHTML={{ __html: FALLBACK_ERROR_CONTENT }} />;
}
