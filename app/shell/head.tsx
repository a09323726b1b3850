import { Links } from "@remix-run/react";
import type { Seo } from "~/lib/seo";

interface HeadProps {
  seo: Seo | null;
  /** For pages without `seo`: errors and maintenance. */
  title: string;
  stylesheet: string;
  style: string;
  fonts: string[];
  favicon: string | null;
  themeColour: string;
  nonce: string | undefined;
}

/** `<` must not end the script element early. */
const json = (value: object) => JSON.stringify(value).replace(/</g, "\\u003c");

/** `<head>` from the data of the page's loader; one stylesheet, the tenant's colours inline, no other host. */
export function Head({ seo, title, stylesheet, style, fonts, favicon, themeColour, nonce }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{seo?.title ?? title}</title>
      {seo ? <SeoTags seo={seo} /> : <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={themeColour} />
      <link rel="icon" href={favicon ?? "/favicon.svg"} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={stylesheet} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the values were validated when the setting was read (SET12) */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
      <Links />
    </head>
  );
}

function SeoTags({ seo }: { seo: Seo }) {
  return (
    <>
      <meta name="description" content={seo.description} />
      {seo.keywords && <meta name="keywords" content={seo.keywords} />}
      <meta name="robots" content={seo.robots} />
      <link rel="canonical" href={seo.canonical} />
      <meta property="og:type" content={seo.type} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:site_name" content={seo.siteName} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={seo.canonical} />
      <meta property="og:image" content={seo.image} />
      <meta name="twitter:card" content={seo.twitterCard} />
      {seo.twitterSite && <meta name="twitter:site" content={seo.twitterSite} />}
      {seo.jsonLd.map((thing) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
        <script key={json(thing)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(thing) }} />
      ))}
    </>
  );
}
