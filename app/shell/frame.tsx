import type { ReactNode } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import type { FrameProps } from "~/tenants/face";
import { faceOf } from "~/tenants/registry";

const face = serverOnly$(faceOf);

interface Props {
  layout: string;
  frame: FrameProps;
}

export function FaceHeader({ layout, frame }: Props) {
  const Header = face?.(layout).Header;
  return <ServerMarkup>{Header && <Header {...frame} />}</ServerMarkup>;
}

export function FaceFooter({ layout, frame }: Props) {
  const Footer = face?.(layout).Footer;
  return <ServerMarkup>{Footer && <Footer {...frame} />}</ServerMarkup>;
}

/**
 * Markup that only the server makes. In the browser React finds an element whose content it does not own and leaves
 * the server's markup in place, so that a tenant's components never become script.
 */
function ServerMarkup({ children }: { children: ReactNode }) {
  if (face) return <div className="contents">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose; hydration keeps what the server sent.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
