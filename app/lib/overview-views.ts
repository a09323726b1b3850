import type { MenuItem, Optional } from "./views";

/** A bar of a chart. */
export interface ChartPoint {
  /** "Nov 2026" */
  label: string;
  value: number;
  /** "1.250" or "Rp12.400.000" */
  text: string;
}

export interface FigureView {
  label: string;
  /** Of the current month. */
  text: string;
  /** "naik 12% dari bulan lalu" */
  comparison: string;
  points: ChartPoint[];
  /** Null where this installation has no such page. */
  href: string | null;
}

export interface SetupStepView {
  label: string;
  isDone: boolean;
  /** Null for a step that has no page here. */
  href: string | null;
}

export interface ActivityView {
  seq: number;
  actor: string;
  action: string;
  when: string;
  iso: string;
}

/** An admin's home below what waits: figures, or on a new site what it still needs. */
export interface OverviewView {
  figures: Optional<FigureView[]>;
  /** Null once the site has learners or everything is done. */
  setup: SetupStepView[] | null;
  activity: Optional<ActivityView[]>;
  activityLink: MenuItem;
}
