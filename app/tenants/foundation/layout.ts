import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import sourceSerif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import type { Layout } from "../layout";
import bareStylesheet from "./bare.css?url";
import { Footer } from "./footer";
import { Header } from "./header";
import { Landing } from "./landing";
import { getTexts } from "./texts";
import stylesheet from "./theme.css?url";
import { titles } from "./titles";

/** For a foundation that works with campuses, government and companies. */
export const layout: Layout = {
  name: "Yayasan",
  description:
    "Untuk yayasan: pintu bagi kampus, pemerintah, dan perusahaan, portofolio, dan laporan tahunan.",
  stylesheet,
  bareStylesheet,
  surface: "#fbf7ef",
  surface2: "#f1e8d8",
  fonts: { "Source Serif 4": sourceSerif, "Public Sans": publicSans },
  titles,
  getTexts,
  Header,
  Footer,
  Landing,
};
