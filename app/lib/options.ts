/** Options of a select, in the table's order. */
export const toOptions = (
  labels: Readonly<Record<string, string | { label: string }>>,
): { value: string; label: string }[] =>
  Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === "string" ? label : label.label,
  }));

/** Keys of a label table, for `z.enum`. */
export const getKeys = <Key extends string>(labels: Readonly<Record<Key, unknown>>) =>
  Object.keys(labels) as [Key, ...Key[]];
