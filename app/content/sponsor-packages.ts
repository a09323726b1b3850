import type { SponsorPackage } from "../lib/festival-fields";

/** Festival packages (ENT13, FEA10) of a new site, the largest first. The title sponsor pays the whole event and has no price. */
export const SPONSOR_PACKAGES: readonly SponsorPackage[] = [
  {
    name: "Title Sponsor",
    slots: "eksklusif, satu mitra",
    price: null,
    benefits: [
      "Nama mitra menyatu dengan nama festival",
      "Sesi pembukaan",
      "Semua manfaat Platinum",
    ],
  },
  {
    name: "Platinum",
    slots: "2–3 mitra",
    price: 50_000_000,
    benefits: ["Satu lokakarya atas nama mitra", "Meja di pameran karya", "Semua manfaat Gold"],
  },
  {
    name: "Gold",
    slots: "4–5 mitra",
    price: 25_000_000,
    benefits: ["Satu kelas terbuka", "Logo di panggung dan tayangan", "Semua manfaat Silver"],
  },
  {
    name: "Silver",
    slots: "terbuka bagi siapa pun",
    price: 10_000_000,
    benefits: ["Logo di halaman festival", "Undangan untuk lima orang"],
  },
];
