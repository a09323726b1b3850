import { z } from "zod";
import { MONTH_PATTERN, toMonth } from "~/lib/months";
import { choiceQuery } from "~/lib/query";
import { PERIOD_KINDS, type PeriodKind } from "~/lib/statistic-views";

export const periodSchema = z.object({
  periode: choiceQuery(PERIOD_KINDS),
  /** Last month of the period. */
  sampai: z.string().regex(MONTH_PATTERN).optional().catch(undefined),
});

/** The year up to now, unless the query asks for another period. */
export const toPeriod = ({
  periode,
  sampai,
}: z.output<typeof periodSchema>): { kind: PeriodKind; until: string } => {
  const current = toMonth(Date.now());
  return { kind: periode ?? "tahun", until: sampai && sampai < current ? sampai : current };
};
