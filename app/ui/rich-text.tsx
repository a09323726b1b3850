/** Editor HTML, sanitised where the host's answer is parsed; nothing without any. */
export function RichText({ html }: { html: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the answer's schema
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
