import { tenants } from "./tenants";
import type { SeedCategory } from "./types";

const everywhere = tenants.map(({ key }) => key);

/** The blog's categories, the same on every tenant; one without posts there is not shown. */
export const categories: SeedCategory[] = [
  { tenants: everywhere, kind: "blog", slug: "panduan-belajar", title: "Panduan Belajar", sort: 1 },
  { tenants: everywhere, kind: "blog", slug: "mengajar", title: "Mengajar", sort: 2 },
  { tenants: everywhere, kind: "blog", slug: "teknologi", title: "Teknologi", sort: 3 },
  { tenants: everywhere, kind: "blog", slug: "karier", title: "Karier", sort: 4 },
  { tenants: everywhere, kind: "blog", slug: "uang-dan-usaha", title: "Uang dan Usaha", sort: 5 },
  { tenants: everywhere, kind: "blog", slug: "cerita-lapangan", title: "Cerita Lapangan", sort: 6 },
];
