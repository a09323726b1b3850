import { TextInput } from "./text-input";

interface Props {
  /** What is searched for now. */
  value: string | undefined;
  label?: string;
  /** What the search looks at. */
  hint?: string;
}

/** The field of a filter form that searches by text (`search` in the query). */
export const SearchInput = ({ value = "", label = "Cari", hint }: Props) => (
  <TextInput id="cari" name="search" label={label} hint={hint} defaultValue={value} plain />
);
