import type { ReactNode } from "react";
import type { LandingView } from "./landing-view";
import type { PageTitles } from "./titles";

/** What header and footer know of the page they frame. */
export interface FrameProps {
  /** The tenant's own names and pictures, from its setting. */
  site: { title: string; logoDark: string | null; logoLight: string | null; description: string | null };
  /** Path of the page, to mark the present entry with `aria-current`. */
  path: string;
  dataSaver: boolean;
  /** Who is signed in. */
  user: { name: string } | null;
}

/**
 * A layout: the only thing that differs between tenants, with their page metadata (TEN6).
 * Faces never import each other and run on the server only; the browser gets their markup and one stylesheet.
 */
export interface Face {
  /** The layout key in the tenant's setting. */
  key: string;
  /** Hashed address of the face's one stylesheet. */
  stylesheet: string;
  /** The two surfaces that text stands on, as hex: readable variants of the setting's colours are computed against them. */
  surface: string;
  surface2: string;
  /** Fonts to preload (hashed woff2 addresses), at most two. */
  fonts: string[];
  titles: PageTitles;
  Header: (props: FrameProps) => ReactNode;
  Footer: (props: FrameProps) => ReactNode;
  Landing: (props: LandingView) => ReactNode;
}
