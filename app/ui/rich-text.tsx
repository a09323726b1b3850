/** HTML of an editor, which the services host has cleaned. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the host cleans it when it is written
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
