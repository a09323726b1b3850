import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import sourceSerif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import type { Layout } from "../layout";
import bareStylesheet from "./bare.css?url";
import { Footer } from "./footer";
import { Header } from "./header";
import { Landing } from "./landing";
import stylesheet from "./theme.css?url";
import { titles } from "./titles";

/** For a foundation that works with campuses, government and companies. */
export const layout: Layout = {
  stylesheet,
  bareStylesheet,
  surface: "#fbf7ef",
  surface2: "#f1e8d8",
  fonts: [sourceSerif, publicSans],
  titles,
  Header,
  Footer,
  Landing,
};
