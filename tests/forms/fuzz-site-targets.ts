import { COLOUR_NAMES } from "~/lib/site-colours";
import type { FuzzTarget } from "./fuzz-targets";

/** Tenant whose settings the inputs may change. */
export const FUZZED_SITE = "alpha";

const TEXTS = ["tentang", "tanya-jawab", "privasi", "syarat"];

/** Forms about other tenants, for the superadmin of the installation. */
export const listTenantTargets = (
  forSuperadmin: (path: string, validFields: Record<string, string>) => FuzzTarget,
): FuzzTarget[] => [
  forSuperadmin("/Dashboard/Semua-Situs/Baru", {
    name: "Situs Uji 2",
    slug: "situs-uji",
    layout: "foundation",
    from: "",
    adminName: "Bu Sari",
    adminEmail: "sari@contoh.example",
    password: "bukan kata sandinya",
  }),
  forSuperadmin("/Dashboard/Semua-Situs/tidak-ada/Ekspor", {}),
  forSuperadmin("/Dashboard/Semua-Situs/tidak-ada/Ekspor/tidak-ada", {
    password: "bukan kata sandinya",
  }),
  forSuperadmin("/Dashboard/Semua-Situs/tidak-ada/Tangguhkan", {
    reason: "Tagihan tahunan belum dibayar",
    password: "Pendopo-2026",
  }),
];

/** Forms of a site's settings, for its owner. */
export const listSiteTargets = (
  forOwner: (path: string, validFields: Record<string, string>) => FuzzTarget,
): FuzzTarget[] => {
  const forSite = (path: string, validFields: Record<string, string>) =>
    forOwner(`/Dashboard/Situs/${path}`, { version: "0", ...validFields });
  return [
    forSite("Identitas", {
      title: "Situs Uji",
      siteName: "Situs Uji, belajar bersama",
      description: "Untuk uji coba.",
      keywords: "uji, coba",
      email: "sri@contoh.example",
      phone: "(022) 123456",
      whatsapp: "0812-3456-7890",
      address: "Jalan Merdeka 1",
      verification: "aB3dE6_gh-12345",
    }),
    forSite("Logo", {
      "logoDark.address": "/logo.svg",
      "logoDark.alt": "Lambang",
      "logoLight.address": "",
      "favicon.removed": "on",
    }),
    forSite("Warna", {
      ...Object.fromEntries(COLOUR_NAMES.map((name) => [name, "#0b5394"])),
      shown_clr_primary: "#2096c4",
      picked_clr_primary: "#0b5394",
      ft_primary: "Inter",
      ft_secondary: "Public Sans",
      adjusts: "on",
      intent: "preview",
    }),
    forSite("Tata-Letak", { layout: "main" }),
    forSite("Teks/Beranda", { title: "Belajar bersama", lead: "Mulai hari ini." }),
    ...TEXTS.map((name) =>
      forSite(`Teks/${name}`, { text: "Pembuka.\n\n## Judul\n- butir", intent: "reset" }),
    ),
    forSite("Pemeliharaan", {
      isMaintenance: "on",
      text: "Sebentar.",
      endsOn: "31/12/2099",
      endsTime: "18.00",
    }),
    forSite("Domain", { domain: "sekolah.example", target: "", intent: "remove" }),
    forSite("Riwayat", { version: "1" }),
  ];
};
