/** Options of a select in the order of their labels. */
export const toOptions = (
  labels: Readonly<Record<string, string | { label: string }>>,
): { value: string; label: string }[] =>
  Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === "string" ? label : label.label,
  }));

/** Keys of a table of labels, as `z.enum` takes them. */
export const getKeys = <Key extends string>(labels: Readonly<Record<Key, unknown>>) =>
  Object.keys(labels) as [Key, ...Key[]];
