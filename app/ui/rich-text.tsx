/** Editor HTML, sanitised by the services host. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the host on write
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
