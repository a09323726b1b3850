/** View models that lists, cards and landings share: what a page shows, already in words. Pure and browser-safe. */

/** A part of a page that may be missing without failing the page: what is not the page's subject degrades to a named empty section. */
export type Section<T> = { ok: true; data: T } | { ok: false };

/** A colour for a state; its label says the same in words. */
export type Tone = "orange" | "green" | "blue" | "red" | "neutral";

/** A state as a badge shows it. */
export interface StatusView {
  label: string;
  tone: Tone;
}

export interface ClassCardView {
  id: string;
  slug: string;
  code: string;
  /** `/Class/{slug}`, or `/Class/Competence/{slug}` for competence classes. */
  href: string;
  name: string;
  summary: string;
  logo: string | null;
  cover: string | null;
  /** Label and colour of the class status (CLS1–CLS5). */
  status: StatusView;
  /** "Dasar", "Menengah", "Lanjut". */
  level: string;
  /** "Gratis", "Premium", "Kompetensi", "Festival". */
  type: string;
  /** "Rp250.000" or "Gratis". */
  price: string;
  /** Rupiah, for `<data value>`. */
  priceValue: number;
  strikePrice: string | null;
  hours: number;
  seats: { enrolled: number; quota: number | null };
  /** UTC ms; null when no date is set. */
  startAt: number | null;
  endAt: number | null;
  /** "3 Desember 2026"; null when no date is set. */
  startDate: string | null;
  /** "3 Desember 2026 – 14 Januari 2027" */
  dates: string | null;
  registrationUntil: string | null;
  mentors: { name: string; role: string; avatar: string | null }[];
}

export interface PostCardView {
  id: string;
  slug: string;
  /** `/Blog/{id}/{slug}` */
  href: string;
  title: string;
  summary: string;
  cover: string | null;
  category: string | null;
  author: string;
  /** ISO 8601 for `<time dateTime>`, and "21 November 2026". */
  publishedIso: string | null;
  publishedDate: string | null;
  readingMinutes: number;
}

export interface PageLinks {
  page: number;
  totalPages: number;
  totalItems: number;
  /** Address of page n with the present filters kept; page 1 has no `page` in it. */
  hrefs: { page: number; href: string }[];
  previous: string | null;
  next: string | null;
}

export interface TimelineItem {
  /** ISO, for machines. */
  dateTime: string;
  /** For people, with its zone. */
  when: string;
  title: string;
  detail?: string | null | undefined;
}

/** A row of the audit log. */
export interface AuditRowView {
  seq: number;
  when: string;
  /** With the role that the actor had then. */
  actor: string;
  action: string;
  /** "Pencairan 310812375524". */
  entity: string;
  /** "Menunggu persetujuan → Disetujui; jumlah Rp50.000"; empty where nothing is told. */
  change: string;
}
