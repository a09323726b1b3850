import { AUDIENCES } from "~/lib/audiences";
import { filterOffered, type Installation } from "~/lib/installation";

type User = { name: string } | null;

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

export const AUDIENCE_LINKS = AUDIENCES.map(({ title, href }) => ({ label: title, href }));

export const PARTICIPATION_LINKS = [
  { label: "Kerja sama", href: "/Collaboration" },
  { label: "Program", href: "/Program" },
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
] as const;

export const LEGAL_LINKS = [
  { label: "Kebijakan privasi", href: "/Privacy-Policy" },
  { label: "Syarat dan ketentuan", href: "/Terms-And-Conditions" },
] as const;

interface Frame {
  user: User;
  installation: Installation;
}

export const getHeaderLinks = ({ user, installation }: Frame) =>
  filterOffered([...MAIN_LINKS, SEARCH_LINK, getAccountLink(user)], installation);

/** Header links, and those that wide screens show in the footer only. */
export const getMobileLinks = (frame: Frame) =>
  filterOffered(
    [...getHeaderLinks(frame), ...AUDIENCE_LINKS, ...PARTICIPATION_LINKS, ...LEGAL_LINKS],
    frame.installation,
  );

/** Matches the current page and the pages below the link. */
export const getAriaCurrent = (href: string, path: string) =>
  path === href || path.startsWith(`${href}/`) ? ("page" as const) : undefined;
