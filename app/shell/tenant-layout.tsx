import type { ReactNode } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import type { LayoutProps } from "~/tenants/layout";
import { getLayout } from "~/tenants/registry";

const getServerLayout = serverOnly$(getLayout);

interface Props {
  layout: string;
  frame: LayoutProps;
}

export function LayoutHeader({ layout, frame }: Props) {
  const Header = getServerLayout?.(layout).Header;
  return <ServerOnlyMarkup>{Header && <Header {...frame} />}</ServerOnlyMarkup>;
}

export function LayoutFooter({ layout, frame }: Props) {
  const Footer = getServerLayout?.(layout).Footer;
  return <ServerOnlyMarkup>{Footer && <Footer {...frame} />}</ServerOnlyMarkup>;
}

/**
 * Markup rendered by the server only. React keeps the server's markup of an element whose inner
 * HTML it does not own, so layout components are never sent as script.
 */
function ServerOnlyMarkup({ children }: { children: ReactNode }) {
  if (getServerLayout) return <div className="contents">{children}</div>;
  return (
    <div
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so hydration keeps the server's markup
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
