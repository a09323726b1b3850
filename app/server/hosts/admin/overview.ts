import { z } from "zod";
import { MONTH_PATTERN } from "~/lib/months";
import type { Operation } from "../host-contract";
import { auditRow } from "./audit";

/** What a new site still needs, in the order in which it is set up. */
export const SETUP_STEPS = [
  "name",
  "logo",
  "colours",
  "class",
  "post",
  "people",
  "payment",
  "domain",
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const MONTHLY_FIGURES = [
  "learners",
  "enrolments",
  "started",
  "finished",
  "certificates",
  "signUps",
  "income",
  "donations",
  "pageViews",
  "classViews",
  "postViews",
] as const;
export type MonthlyFigure = (typeof MONTHLY_FIGURES)[number];

const figure = z.number().int();
const figureFields = Object.fromEntries(MONTHLY_FIGURES.map((name) => [name, figure])) as Record<
  MonthlyFigure,
  typeof figure
>;

/** The tenant's own figures, `started` and `finished` by the month of the enrolment, for roles 0 and 1; else 403. */
export const overviewOperations = {
  /** Months up to and including `until` (default: the current one), oldest first. `income` and `donations` in rupiah, without trial payments. */
  listMonthlyFigures: {
    method: "GET",
    path: "v1/figures",
    query: z.object({
      until: z.string().regex(MONTH_PATTERN).optional(),
      months: z.coerce.number().int().min(1).max(24).default(6),
    }),
    response: z.array(z.object({ month: z.string(), ...figureFields })),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** The newest rows of the audit log, without sign-ins and other events of accounts. */
  listActivity: {
    method: "GET",
    path: "v1/activity",
    query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
    response: z.array(auditRow),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Which steps of setting up the site are done. */
  listSetupSteps: {
    method: "GET",
    path: "v1/setup/steps",
    response: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean() })),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
