import { z } from "zod";
import { findUnreadLine } from "./annual-figures";
import { withCrossFieldRule } from "./cross-field-rule";
import { MAX_PAGE_TEXT_LENGTH } from "./page-text";
import { pictureField } from "./picture-fields";
import {
  createDateField,
  createOptionalField,
  createPhoneField,
  emailField,
  versionField,
} from "./shared-fields";

const createText = (what: string, max: number) =>
  createOptionalField(
    z
      .string()
      .trim()
      .transform((text) => text.replace(/\r\n?/g, "\n"))
      .pipe(z.string().max(max, `${what} paling panjang ${max.toLocaleString("id-ID")} karakter`)),
  );

const NAME_LENGTH = "Nama situs wajib diisi, 3-100 karakter";
export const siteNameField = z
  .string({ error: NAME_LENGTH })
  .trim()
  .min(3, NAME_LENGTH)
  .max(100, NAME_LENGTH);

/** Search engines show the code within a tag, which people paste as it is. */
const verification = createOptionalField(
  z
    .string()
    .transform((text) => /content="([^"]*)"/.exec(text)?.[1] ?? text.trim())
    .pipe(
      z
        .string()
        .regex(/^[\w=-]{10,100}$/, "Salin kodenya dari Google Search Console, misalnya aB3dE6…"),
    ),
);

const PHONE_MESSAGE = "Nomor telepon terdiri dari 6-25 angka, misalnya (022) 123456";

export const identitySchema = z.object({
  version: versionField,
  title: siteNameField,
  siteName: createText("Judul di mesin pencari", 100),
  description: createText("Keterangan singkat", 300),
  keywords: createText("Kata kunci", 300),
  email: createOptionalField(emailField),
  phone: createOptionalField(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ().-]{6,25}$/, PHONE_MESSAGE),
  ),
  whatsapp: createOptionalField(createPhoneField("Nomor WhatsApp")),
  address: createText("Alamat", 300),
  verification,
});

/** Where the form's fields are in the setting. */
export const IDENTITY_PATHS = {
  title: "title",
  siteName: "meta.site_name",
  description: "meta.description",
  keywords: "meta.keywords",
  email: "contact.email",
  phone: "contact.phone",
  whatsapp: "contact.whatsapp",
  address: "contact.address",
  verification: "verification",
} as const;

export const logoSchema = z.object({
  version: versionField,
  logoDark: pictureField,
  logoLight: pictureField,
  favicon: pictureField,
});
export const LOGO_PATHS = {
  logoDark: "logoDark",
  logoAlt: "logoAlt",
  logoLight: "logoLight",
  favicon: "favicon",
} as const;

export const layoutSchema = z.object({
  version: versionField,
  layout: z.string({ error: "Pilih tata letak" }).max(60),
});
export const LAYOUT_PATHS = { layout: "layout" } as const;

const time = z.string().transform((text, context) => {
  const [, hour = "", minute = ""] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hour) return `${hour.padStart(2, "0")}:${minute}`;
  context.issues.push({ code: "custom", input: text, message: "Tulis jam seperti 18.00" });
  return z.NEVER;
});

/** UTC ms of a day and a time in WIB. */
export const toMaintenanceEnd = (day: string, hour: string): number =>
  Date.parse(`${day}T${hour}:00+07:00`);

/** The end is announced only: the site opens when the switch is turned off. */
export const maintenanceSchema = withCrossFieldRule(
  z.object({
    version: versionField,
    isMaintenance: z.literal("on").optional().catch(undefined),
    text: createText("Pesan", 500),
    endsOn: createOptionalField(createDateField("tanggal selesai")),
    endsTime: createOptionalField(time),
  }),
  ["isMaintenance", "endsOn", "endsTime"],
  ({ isMaintenance, endsOn, endsTime }, report) => {
    if (endsOn && !endsTime) report("endsTime", "Tulis juga jamnya");
    else if (endsTime && !endsOn) report("endsOn", "Tulis juga tanggalnya");
    else if (isMaintenance && endsOn && endsTime && toMaintenanceEnd(endsOn, endsTime) < Date.now())
      report("endsOn", "Waktu selesai sudah lewat");
  },
);
export const MAINTENANCE_PATHS = {
  isMaintenance: "isMaintenance",
  text: "maintenance.text",
  endsOn: "maintenance.until",
} as const;

export const MAX_FIGURES_LENGTH = 2_000;
export const landingSchema = withCrossFieldRule(
  z.object({
    version: versionField,
    title: createText("Judul", 80),
    lead: createText("Kalimat pembuka", 300),
    figures: createText("Angka tahunan", MAX_FIGURES_LENGTH),
  }),
  ["figures"],
  ({ figures = "" }, report) => {
    const line = findUnreadLine(figures);
    if (line !== undefined)
      report("figures", `Baris ini belum terbaca: “${line.slice(0, 80)}”. Ikuti contohnya`);
  },
);
export const LANDING_PATHS = {
  title: "landing.title",
  lead: "landing.lead",
  figures: "landing.figures",
} as const;

export const pageTextSchema = z.object({
  version: versionField,
  text: createText("Teks", MAX_PAGE_TEXT_LENGTH),
});

/** Page texts by the last part of their address. */
export const PAGE_TEXTS = {
  tentang: { title: "Tentang kami", key: "about", path: "about", href: "/About" },
  kampus: { title: "Untuk kampus", key: "campus", path: "campus", href: "/Campus" },
  pemerintah: {
    title: "Untuk pemerintah",
    key: "government",
    path: "government",
    href: "/Government",
  },
  perusahaan: {
    title: "Untuk perusahaan",
    key: "corporates",
    path: "corporates",
    href: "/Corporates",
  },
  "tanya-jawab": { title: "Tanya jawab", key: "faq", path: "faq", href: "/" },
  privasi: {
    title: "Kebijakan privasi",
    key: "privacy",
    path: "privacy.text",
    href: "/Privacy-Policy",
  },
  syarat: {
    title: "Syarat dan ketentuan",
    key: "terms",
    path: "terms.text",
    href: "/Terms-And-Conditions",
  },
} as const;
export type PageTextName = keyof typeof PAGE_TEXTS;
