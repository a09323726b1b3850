import { filterOffered, type Installation } from "~/lib/installation";
import { lookup } from "~/lib/lookup";
import { formatPhone } from "~/lib/phone";
import { getLayout } from "~/tenants/registry";
import { DEFAULT_COLOURS, type TenantSetting } from "../hosts/lms/setting";
import { listSiteTexts } from "./edited-texts";
import { SITE_PATH } from "./site";
import { SITE_DOMAINS_PATH } from "./site-domains";
import { SITE_HISTORY_PATH } from "./site-history";

/** Names of the parts in `?saved=`. */
const SAVED_MESSAGES: Record<string, string> = {
  identitas: "Identitas sudah disimpan.",
  logo: "Logo dan ikon sudah disimpan.",
  warna: "Warna dan huruf sudah disimpan.",
  "tata-letak": "Tata letak sudah disimpan.",
  teks: "Teks sudah disimpan.",
  pemeliharaan: "Pemeliharaan sudah disimpan.",
  riwayat: "Perubahan itu sudah dibatalkan.",
};
export const getSavedMessage = (part: string | null): string | null =>
  lookup(SAVED_MESSAGES, part ?? "") ?? null;

interface SitePart {
  label: string;
  href: string;
  /** Its values in a few words. */
  value: string;
}

export function listSiteParts(setting: TenantSetting, installation: Installation): SitePart[] {
  const { title, css, layout, isMaintenance } = setting;
  const ownTexts = listSiteTexts(setting).filter(({ isOwn }) => isOwn).length;
  const parts = [
    { label: "Identitas", path: "Identitas", value: [title, describeContact(setting)].join(". ") },
    { label: "Logo dan ikon", path: "Logo", value: describeLogo(setting) },
    {
      label: "Warna dan huruf",
      path: "Warna",
      value: `${css.clr_primary} dan ${css.clr_secondary}; huruf ${css.ft_primary} dan ${css.ft_secondary}`,
    },
    { label: "Tata letak", path: "Tata-Letak", value: getLayout(layout).name },
    {
      label: "Teks",
      path: "Teks",
      value: ownTexts === 0 ? "Semua teks bawaan" : `${ownTexts} teks Anda`,
    },
    {
      label: "Pemeliharaan",
      path: "Pemeliharaan",
      value: isMaintenance ? "Situs sedang tertutup bagi pengunjung" : "Situs terbuka",
    },
  ].map(({ path, ...part }) => ({ ...part, href: `${SITE_PATH}/${path}` }));
  return filterOffered(
    [
      ...parts,
      { label: "Domain", href: SITE_DOMAINS_PATH, value: "Alamat yang membuka situs ini" },
      { label: "Riwayat", href: SITE_HISTORY_PATH, value: "Siapa mengubah apa" },
    ],
    installation,
  );
}

function describeContact({ contact: { email, phone, whatsapp } }: TenantSetting): string {
  const contact = [email, phone, whatsapp && formatPhone(whatsapp)].filter(Boolean);
  return contact.length > 0 ? contact.join(", ") : "Belum ada kontak";
}

function describeLogo({ logoDark, logoLight, favicon }: TenantSetting): string {
  const pictures = [logoDark && "logo", logoLight && "logo untuk latar gelap", favicon && "ikon"];
  const found = pictures.filter(Boolean).join(", ");
  return found ? `Ada: ${found}` : "Belum ada";
}

interface ChecklistItem {
  label: string;
  href: string;
  isDone: boolean;
}

/** What a new site needs, ticked off by its data. */
export function listSiteTasks(
  setting: TenantSetting,
  { hasOwnSettings }: Installation,
): ChecklistItem[] {
  const { title, meta, logoDark, css, contact } = setting;
  const hasOwnColours = (["clr_primary", "clr_secondary"] as const).some(
    (name) => css[name].toLowerCase() !== DEFAULT_COLOURS[name].toLowerCase(),
  );
  const tasks = [
    {
      label: "Beri nama dan keterangan singkat",
      path: "Identitas",
      isDone: title !== "Pendopo" && meta.description !== null,
    },
    { label: "Pasang logo", path: "Logo", isDone: logoDark !== null },
    { label: "Pilih warna", path: "Warna", isDone: hasOwnColours },
    ...(hasOwnSettings
      ? [
          {
            label: "Tulis kontak",
            path: "Identitas",
            isDone: Object.values(contact).some((value) => value !== null),
          },
        ]
      : []),
  ];
  return tasks.map(({ path, ...task }) => ({ ...task, href: `${SITE_PATH}/${path}` }));
}
