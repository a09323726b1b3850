import { Links, Meta } from "@remix-run/react";

interface HeadProps {
  /** Error pages have no `meta` of their own. */
  errorTitle: string | null;
  stylesheet: string;
  style: string;
  fonts: { stylesheets: string[]; preloads: string[] };
  favicon: string | null;
  themeColour: string;
  /** Code that proves to a search engine who owns the site. */
  verification: string | null;
  nonce: string | undefined;
}

export function Head({
  errorTitle,
  stylesheet,
  style,
  fonts,
  favicon,
  themeColour,
  verification,
  nonce,
}: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {errorTitle === null ? (
        <Meta />
      ) : (
        <>
          <title>{errorTitle}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <meta name="theme-color" content={themeColour} />
      {verification && <meta name="google-site-verification" content={verification} />}
      <link rel="icon" href={favicon ?? "/favicon.svg"} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {fonts.preloads.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={stylesheet} />
      {fonts.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the values were validated when the setting was read (SET12) */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
      <Links />
    </head>
  );
}
