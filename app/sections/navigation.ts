import { AUDIENCES } from "~/lib/audiences";
import { filterOffered, type Installation } from "~/lib/installation";
import { FESTIVAL_PATH } from "~/lib/paths";
import { PRICING_PATH } from "~/lib/plan-fields";
import { PORTFOLIO_PATH } from "~/lib/portfolio-fields";
import type { SiteSection } from "~/lib/site-sections";

type User = { name: string } | null;

interface SiteLink {
  label: string;
  href: string;
  /** Left out where the tenant has published nothing in it. */
  section?: SiteSection;
}

export const MAIN_LINKS = [
  { label: "Kelas", href: "/Class" },
  { label: "Blog", href: "/Blog" },
  { label: "Tentang", href: "/About" },
  { label: "Janji temu", href: "/Make-Appointment" },
] as const;

export const SEARCH_LINK = { label: "Cari", href: "/Search" } as const;

export const getAccountLink = (user: User) =>
  user ? { label: "Dasbor", href: "/Dashboard" } : { label: "Masuk", href: "/Login" };

export const CONTENT_LINKS = [
  { label: "Kabar", href: "/News" },
  { label: "Podcast", href: "/Podcasts" },
  { label: "Acara", href: "/Event" },
  { label: "Galeri", href: "/Gallery" },
] as const;

export const AUDIENCE_LINKS: readonly SiteLink[] = AUDIENCES.map(({ title, href }) => ({
  label: title,
  href,
}));

export const PARTICIPATION_LINKS: readonly SiteLink[] = [
  { label: "Kerja sama", href: "/Collaboration" },
  { label: "Harga", href: PRICING_PATH, section: "pricing" },
  { label: "Program", href: "/Program" },
  { label: "Portofolio", href: PORTFOLIO_PATH, section: "portfolio" },
  { label: "Festival", href: FESTIVAL_PATH, section: "festival" },
  { label: "Karier", href: "/Career" },
  { label: "Rekrut talenta", href: "/Talent-Hiring" },
  { label: "Layanan pelatihan", href: "/Training-Services" },
  { label: "Minta demo", href: "/Request-Demo" },
  { label: "Pendaftaran", href: "/Register" },
  { label: "Donasi", href: "/Donation" },
  { label: "Periksa sertifikat", href: "/Sertifikat" },
  { label: "Testimoni", href: "/Testimoni" },
  { label: "Aspirasi", href: "/Aspirasi" },
  { label: "Kontak", href: "/Kontak" },
];

export const LEGAL_LINKS = [
  { label: "Kebijakan privasi", href: "/Privacy-Policy" },
  { label: "Syarat dan ketentuan", href: "/Terms-And-Conditions" },
] as const;

interface Frame {
  user: User;
  installation: Installation;
  sections: readonly SiteSection[];
}

/** Leaves out what the installation lacks, and what the tenant has published nothing in. */
export const filterLinks = (
  links: readonly SiteLink[],
  { installation, sections }: Pick<Frame, "installation" | "sections">,
): SiteLink[] =>
  filterOffered(links, installation).filter(
    ({ section }) => section === undefined || sections.includes(section),
  );

export const getHeaderLinks = ({ user, ...site }: Frame) =>
  filterLinks([...MAIN_LINKS, SEARCH_LINK, getAccountLink(user)], site);

/** Header links, and those that wide screens show in the footer only. */
export const getMobileLinks = (frame: Frame) =>
  filterLinks(
    [...getHeaderLinks(frame), ...AUDIENCE_LINKS, ...PARTICIPATION_LINKS, ...LEGAL_LINKS],
    frame,
  );

/** Matches the current page and the pages below the link. */
export const getAriaCurrent = (href: string, path: string) =>
  path === href || path.startsWith(`${href}/`) ? ("page" as const) : undefined;
