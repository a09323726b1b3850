import type { SeedTime } from "./types";

/** What a job asks for and offers (designs B9). */
export interface SeedJob {
  title: string;
  type: "penuh_waktu" | "paruh_waktu" | "magang" | "kontrak" | "lepas";
  mode: "onsite" | "hybrid" | "remote";
  city: string;
  /** Rupiah a month; null: not told. */
  salary: [least: number, most: number] | null;
  summary: string;
  requirements: string[];
  deadline: SeedTime;
  openings: number;
  status: "draft" | "review" | "open" | "closed";
}

/** An invented company with its jobs. */
export interface SeedCompany {
  tenants: string[];
  slug: string;
  company: string;
  city: string;
  summary: string;
  /** Text with light marks. */
  description: string;
  jobs: SeedJob[];
}

/** @param requirements by `; ` */
export const job = (
  title: string,
  type: SeedJob["type"],
  mode: SeedJob["mode"],
  city: string,
  salary: SeedJob["salary"],
  summary: string,
  requirements: string,
  /** Days from the day of seeding until the deadline, people looked for, state. */
  [days, openings, status = "open"]: [number, number, SeedJob["status"]?],
): SeedJob => ({
  ...{ title, type, mode, city, salary, summary, openings, status },
  ...{ requirements: requirements.split("; "), deadline: { day: days, hour: 23 } },
});

/** A company; its tenants are beside the main site and the one for careers. */
export const company = (
  tenants: string,
  name: string,
  slug: string,
  city: string,
  summary: string,
  description: string,
  ...jobs: SeedJob[]
): SeedCompany => ({
  ...{ tenants: ["main", "acceleration", ...tenants.split(" ")], company: name, slug, city, summary, description, jobs },
});
