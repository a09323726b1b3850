import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import raleway from "@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2?url";
import type { Layout } from "../layout";
import bareStylesheet from "./bare.css?url";
import { Footer } from "./footer";
import { Header } from "./header";
import { Landing } from "./landing";
import { getTexts } from "./texts";
import stylesheet from "./theme.css?url";
import { titles } from "./titles";

/** For the main brand: classes, programs and LMS. */
export const layout: Layout = {
  name: "Balai",
  description: "Untuk penyelenggara kelas: pencarian kelas, jalur belajar, mentor, dan mitra.",
  stylesheet,
  bareStylesheet,
  surface: "#ffffff",
  surface2: "#eef7fb",
  fonts: { Raleway: raleway, Inter: inter },
  titles,
  getTexts,
  Header,
  Footer,
  Landing,
};
