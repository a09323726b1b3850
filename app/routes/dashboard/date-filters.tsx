import { TextInput } from "~/ui/text-input";
import type { TypedDate } from "./period-filter";

export interface Period {
  from: TypedDate;
  to: TypedDate;
}

/** First and last day of a list. */
export const DateFilters = ({ period: { from, to } }: { period: Period }) => (
  <>
    <TextInput
      id="dari"
      name="from"
      type="date"
      label="Dari tanggal"
      defaultValue={from.value}
      error={from.error}
      plain
    />
    <TextInput
      id="sampai"
      name="to"
      type="date"
      label="Sampai tanggal"
      defaultValue={to.value}
      error={to.error}
      plain
    />
  </>
);
