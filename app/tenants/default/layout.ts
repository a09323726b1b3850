import type { Layout } from "../layout";
import bareStylesheet from "./bare.css?url";
import { Footer } from "./footer";
import { Header } from "./header";
import { Landing } from "./landing";
import { getTexts } from "./texts";
import stylesheet from "./theme.css?url";

/** Serves every unknown layout key. The setting may name any font, so none is preloaded. */
export const layout: Layout = {
  name: "Dasar",
  description: "Ringkas dan tenang: kelas, jadwal, tulisan, dan tanya jawab dalam satu halaman.",
  stylesheet,
  bareStylesheet,
  surface: "#ffffff",
  surface2: "#f5f5f4",
  fonts: { Raleway: null, Inter: null },
  titles: { index: "Beranda" },
  getTexts,
  Header,
  Footer,
  Landing,
};
