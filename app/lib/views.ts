/** View models shared by lists, cards and landings: formatted, and safe in the browser. */

/** A page section that may be missing. Failures outside the page's subject degrade to it. */
export type Optional<T> = { ok: true; data: T } | { ok: false };

/** Colour of a status. Its label carries the meaning. */
export type Tone = "orange" | "green" | "blue" | "red" | "neutral";

export interface MenuItem {
  label: string;
  href: string;
  /** Heading above it in the workspace's navigation; entries without one come first. */
  group?: string | undefined;
  /** What waits there for the user. */
  count?: number | undefined;
}

/** Bar of the workspace. */
export interface WorkspaceView {
  userName: string;
  /** Roles that the user may switch to; one at least. */
  roles: { kind: number; label: string }[];
  /** Role that arranges the pages; null while none is chosen. */
  activeRole: number | null;
  /** Pages of the account that this installation offers. */
  links: MenuItem[];
  idempotencyKey: string;
}

export interface StatusView {
  label: string;
  tone: Tone;
}

/** Link to the rows of one state; `count` is null for states that the host does not count. */
export interface StatusTab {
  label: string;
  href: string;
  count: number | null;
  /** Sum of the rows. */
  amount?: string | undefined;
  isCurrent: boolean;
}

/** A past client program. */
export interface PortfolioCardView {
  slug: string;
  href: string;
  kind: string;
  title: string;
  clientName: string;
  summary: string;
  date: { day: string; label: string };
  batches: { label: string; day: string; date: string }[];
  value: number;
  figure: string;
  cover: { address: string; alt: string } | null;
}

export interface ClassCardView {
  id: string;
  slug: string;
  code: string | null;
  /** `/Class/{slug}`, or `/Class/Competence/{slug}` for competence classes. */
  href: string;
  name: string;
  summary: string;
  /** The cover, or the logo of a class without one. */
  cover: string | null;
  /** Label and colour of the class status (CLS1–CLS5). */
  status: StatusView;
  /** "Dasar", "Menengah", "Lanjut"; null if unknown, as are those below. */
  level: string | null;
  /** "Gratis", "Premium", "Kompetensi", "Festival". */
  type: string | null;
  /** "Rp250.000" or "Gratis". */
  price: string | null;
  /** Rupiah, for `<data value>`. */
  priceValue: number | null;
  strikePrice: string | null;
  hours: number | null;
  seats: { enrolled: number | null; quota: number | null };
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
  author: string | null;
  /** ISO 8601 for `<time dateTime>`, and "21 November 2026". */
  publishedIso: string | null;
  publishedDate: string | null;
  readingMinutes: number | null;
}

export interface PageLinks {
  page: number;
  totalPages: number;
  totalItems: number;
  /** Links keep the current filters; page 1 has no `page` parameter. */
  hrefs: { page: number; href: string }[];
  previous: string | null;
  next: string | null;
}

export interface TimelineItem {
  /** ISO 8601. */
  dateTime: string;
  /** Formatted, with the time zone. */
  when: string;
  title: string;
  detail?: string | null | undefined;
  /** Where it is changed. */
  link?: { href: string; label: string } | undefined;
}

export interface AuditRowView {
  seq: number;
  when: string;
  /** With the actor's role at that time. */
  actor: string;
  action: string;
  /** "Pencairan 310812375524". */
  entity: string;
  /** "Menunggu persetujuan → Disetujui; jumlah Rp50.000". May be empty. */
  change: string;
}

export interface AuditLogView {
  rows: AuditRowView[];
  links: PageLinks;
  /** Not ok while the log is too long or the host too busy to verify it in time. */
  chain: Optional<AuditChainView>;
}

export interface AuditChainView {
  /** Row at which the hash chain is broken; null if it is intact. */
  brokenAt: number | null;
  /** The last verified row and when, and when all rows were verified. */
  verified: { seq: number; when: string; wholeWhen: string };
  /** The last row that is also kept outside of the database. */
  anchor: { seq: number; when: string } | null;
}

/** What a site's owner says about a maintenance. */
export interface MaintenanceNotice {
  text: string | null;
  /** "22 November 2026 pukul 18.00 WIB" */
  until: string | null;
}

/** A published testimony. */
export interface TestimonyView {
  id: string;
  text: string;
  /** Name, role and institution. */
  author: string;
  /** 1 to 5; null without one. */
  rating: number | null;
}
