import { renderMarkup } from "~/lib/simple-markup";
import { modules } from "./chapters";
import type { SeedClass } from "./types";

interface Sketch {
  /** Tenants, mentor slugs and bank tags, separated by spaces. */
  tenants: string;
  mentors: string;
  tags: string;
  code: string;
  slug: string;
  name: string;
  summary: string;
  /** Text with light markup, see lesson-html.ts. */
  about: string;
  type: SeedClass["type"];
  level: SeedClass["level"];
  /** Rupiah; optionally followed by the strike-through price. */
  price?: [now: number, before?: number];
  /** Null: no quota. */
  seats: [quota: number | null, enrolled: number];
  /** First and last day of registration and class; null if not set. */
  open: [number, number] | null;
  run: [number, number] | null;
  /** Start and end hour in WIB. */
  at: [number, number];
  hours: number;
  schedule: string;
  /** One per line. */
  outcomes: string;
  requirements: string;
  audience: string;
  competence?: boolean;
  modules: Parameters<typeof modules>;
}

const words = (text: string) => text.split(" ");
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());
const on = (days: [number, number] | null, which: 0 | 1, hour: number) =>
  days && { day: days[which], hour };

/** Expands the short notation. Registration opens at 08.00 and closes at 23.00 WIB. */
export function classOf({
  about,
  price = [0],
  seats,
  open,
  run,
  at,
  competence = false,
  ...rest
}: Sketch): SeedClass {
  const [now, before] = price;
  return {
    ...rest,
    tenants: words(rest.tenants),
    mentors: words(rest.mentors),
    tags: words(rest.tags),
    description: renderMarkup(about, rest.slug),
    price: now,
    strikePrice: before ?? null,
    quota: seats[0],
    enrolled: seats[1],
    registrationStart: on(open, 0, 8),
    registrationEnd: on(open, 1, 23),
    start: on(run, 0, at[0]),
    end: on(run, 1, at[1]),
    outcomes: lines(rest.outcomes),
    requirements: lines(rest.requirements),
    audience: lines(rest.audience),
    certificate: { completion: true, competence },
    modules: modules(...rest.modules),
  };
}
