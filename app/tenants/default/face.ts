import type { Face } from "../face";
import { Footer } from "./footer";
import { Header } from "./header";
import { Landing } from "./landing";
import stylesheet from "./theme.css?url";

/** Whatever layout is unknown: quiet and complete, in the setting's own colours and fonts, which may be any: none is preloaded. */
export const fallback: Face = {
  key: "default",
  stylesheet,
  surface: "#ffffff",
  surface2: "#f5f5f4",
  fonts: [],
  titles: { index: "Beranda" },
  Header,
  Footer,
  Landing,
};
