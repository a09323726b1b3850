import type { JsonObject, LiteralOptions, Tenant } from "../types";
import { GROUP, type MakeId } from "./ids";

function createMeta(name: string, url: string, description: string): JsonObject {
  return {
    name,
    description,
    keywords: "belajar, kelas daring, pelatihan, beasiswa",
    type: "website",
    image: "{files}/bagikan.png",
    card: "summary_large_image",
    site_name: name,
    url,
    twitter_site: "@contohbelajar",
    robot_index: "index",
    robot_follow: "follow",
  };
}

function createCss(primary: string, secondary: string, heading: string): JsonObject {
  return {
    ft_primary: heading,
    ft_secondary: "Inter",
    clr_primary: primary,
    clr_secondary: secondary,
    clr_success: "#2dce89",
    clr_info: "#11cdef",
    clr_warning: "#fb6340",
    clr_danger: "#f5365c",
    clr_light: "#adb5bd",
    clr_dark: "#212529",
  };
}

function createSetting(title: string, layout: string, css: JsonObject, meta: JsonObject) {
  return {
    title,
    logoDark: `{files}/logo-${layout}-gelap.png`,
    logoLight: `{files}/logo-${layout}-terang.png`,
    favicon: `{files}/favicon-${layout}.png`,
    layout,
    isMaintenance: false,
    css,
    meta,
  };
}

function createExtraSettings(title: string): JsonObject {
  return {
    blog: {
      title: `Catatan ${title}`,
      summary: "Cerita dari ruang kelas, lapangan, dan kantor mitra.",
      cover: "{files}/blog.png",
    },
    overview: {
      name: title,
      title: `Mengenal ${title}`,
      description: "<p>Belajar bersama <strong>pengajar lapangan</strong> sejak 2014.</p>",
      logo: "{files}/logo.png",
      summary: "Ruang belajar untuk siswa, guru, dan pekerja.",
      cover: "{files}/tentang.png",
    },
  };
}

const RIMBA_DESCRIPTION =
  "Rimba Ilmu mendampingi sekolah, kampus, perusahaan, dan pemerintah daerah menyiapkan talenta " +
  "digital melalui kelas terbuka, program beasiswa, pendampingan guru, dan pertemuan komunitas " +
  "di tiga puluh dua kota.";

function createDefaults(makeId: MakeId): Tenant[] {
  return [
    {
      id: makeId(GROUP.tenant, 1),
      clientId: "rimba-ilmu",
      domain: "rimbailmu.example",
      setting: createSetting(
        "Rimba Ilmu",
        "foundation",
        createCss("#1b6e53", "#c8702a", "Raleway"),
        createMeta("Rimba Ilmu", "https://rimbailmu.example", RIMBA_DESCRIPTION),
      ),
      extraSettings: createExtraSettings("Rimba Ilmu"),
    },
    {
      id: makeId(GROUP.tenant, 2),
      clientId: "sandi-muda",
      domain: "sandimuda.example",
      setting: createSetting(
        "Sandi Muda",
        "coding-school",
        createCss("#2b4fa8", "#e0a100", "Inter"),
        createMeta("Sandi Muda", "https://sandimuda.example", "Sekolah koding untuk remaja."),
      ),
      extraSettings: createExtraSettings("Sandi Muda"),
    },
  ];
}

/** Two tenants that differ in layout and metadata only. */
export function createTenants(makeId: MakeId, options: LiteralOptions): Tenant[] {
  return createDefaults(makeId).map((tenant, index) => {
    const override = options.tenants?.[index];
    return {
      ...tenant,
      ...override,
      setting: { ...tenant.setting, ...override?.setting },
    };
  });
}
