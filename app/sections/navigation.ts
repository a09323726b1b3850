/** Screens that every layout may lead to. */
export const NAVIGATION = [
  { label: "Kelas", href: "/Class" },
  { label: "Blog", href: "/Blog" },
  { label: "Tentang", href: "/About" },
  { label: "Janji temu", href: "/Make-Appointment" },
] as const;

export const SEARCH = { label: "Cari", href: "/Search" } as const;

/** The way in, or to one's own rooms. */
export const accountEntry = (user: { name: string } | null) =>
  user ? { label: "Dasbor", href: "/Dashboard" } : { label: "Masuk", href: "/Login" };

/** What there is to read, hear and look at beside the blog: at the foot of every page. */
export const READING = [
  { label: "Kabar", href: "/News" },
  { label: "Podcast", href: "/Podcasts" },
  { label: "Acara", href: "/Event" },
  { label: "Galeri", href: "/Gallery" },
] as const;

/** What people can do here beside reading. */
export const JOIN = [
  { label: "Program", href: "/Program" },
  { label: "Karier", href: "/Career" },
  { label: "Pendaftaran", href: "/Register" },
  { label: "Donasi", href: "/Donation" },
] as const;

export const LEGAL = [
  { label: "Kebijakan privasi", href: "/Privacy-Policy" },
  { label: "Syarat dan ketentuan", href: "/Terms-And-Conditions" },
] as const;

/** The entry of the present page, or of the branch it stands in. */
export const isCurrent = (href: string, path: string) => (path === href || path.startsWith(`${href}/`) ? ("page" as const) : undefined);
