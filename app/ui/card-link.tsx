import type { ReactNode } from "react";

/** The heading link of a card. Its hit area covers the nearest positioned ancestor. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
    {children}
  </a>
);
