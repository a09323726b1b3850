import type { SeedTime } from "./types";

/** Designs B9. */
export interface SeedJob {
  title: string;
  type: "penuh_waktu" | "paruh_waktu" | "magang" | "kontrak" | "lepas";
  mode: "onsite" | "hybrid" | "remote";
  city: string;
  /** Rupiah per month; null: confidential. */
  salary: [least: number, most: number] | null;
  summary: string;
  requirements: string[];
  deadline: SeedTime;
  openings: number;
  status: "draft" | "review" | "open" | "closed";
}

/** A fictional company with its jobs. */
export interface SeedCompany {
  tenants: string[];
  slug: string;
  company: string;
  city: string;
  summary: string;
  /** Text with light markup. */
  description: string;
  jobs: SeedJob[];
}

/** @param requirements separated by `; ` */
export const job = (
  title: string,
  type: SeedJob["type"],
  mode: SeedJob["mode"],
  city: string,
  salary: SeedJob["salary"],
  summary: string,
  requirements: string,
  /** Days from seeding to deadline, openings, status. */
  [days, openings, status = "open"]: [number, number, SeedJob["status"]?],
): SeedJob => ({
  title,
  type,
  mode,
  city,
  salary,
  summary,
  openings,
  status,
  requirements: requirements.split("; "),
  deadline: { day: days, hour: 23 },
});

/** Tenants are added to the main site and the career site. */
export const company = (
  tenants: string,
  name: string,
  slug: string,
  city: string,
  summary: string,
  description: string,
  ...jobs: SeedJob[]
): SeedCompany => ({
  tenants: ["main", "acceleration", ...tenants.split(" ")],
  company: name,
  slug,
  city,
  summary,
  description,
  jobs,
});
