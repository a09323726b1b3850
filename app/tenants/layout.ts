import type { ReactNode } from "react";
import type { Installation } from "~/lib/installation";
import type { SiteContact } from "~/sections/contact-list";
import type { GetTexts, LandingView } from "./landing-view";
import type { PageTitles } from "./titles";

/** Props of a layout's header and footer. */
export interface LayoutProps {
  /** Names and pictures from the tenant's setting. */
  site: {
    title: string;
    logoDark: string | null;
    logoLight: string | null;
    /** Alternative text of both logos. */
    logoAlt: string;
    description: string | null;
    contact: SiteContact;
  };
  /** Path of the page, for `aria-current`. */
  path: string;
  dataSaver: boolean;
  /** Links to pages that it lacks are left out: `filterOffered`. */
  installation: Installation;
  /** Whether the site has price plans, which menus then link. */
  hasPlans: boolean;
  user: { name: string } | null;
}

/**
 * What differs between tenants: appearance, landing and page titles (TEN6).
 * Layouts never import each other and run on the server only (docs/decisions/0002).
 */
export interface Layout {
  /** For the owners of a site, who choose between layouts. */
  name: string;
  description: string;
  /** Hashed URL of the stylesheet. */
  stylesheet: string;
  /** The one of pages without header and footer (docs/decisions/0073). */
  bareStylesheet: string;
  /** Background colours of text, as hex. The setting's colours are adjusted to AA against both. */
  surface: string;
  surface2: string;
  /** Fonts of the stylesheets, with the hashed woff2 URL that is preloaded if the setting names it; null for none. */
  fonts: Readonly<Record<string, string | null>>;
  titles: PageTitles;
  getTexts: GetTexts;
  Header: (props: LayoutProps) => ReactNode;
  Footer: (props: LayoutProps) => ReactNode;
  Landing: (props: LandingView) => ReactNode;
}
