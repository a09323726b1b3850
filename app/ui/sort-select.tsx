import { toOptions } from "~/lib/options";
import { Select } from "./select";

interface Props {
  /** By the values of the query; the first one is the default. */
  labels: Readonly<Record<string, string>>;
  value: string | undefined;
}

/** The field of a filter form that orders its list (`sort` in the query). */
export const SortSelect = ({ labels, value }: Props) => (
  <Select
    id="urutkan"
    name="sort"
    label="Urutkan"
    options={toOptions(labels)}
    defaultValue={value}
    plain
  />
);
