/** Choices of a select from what is labelled elsewhere: in its order, so that no list of labels is written twice. */
export const optionsOf = (labels: Readonly<Record<string, string | { label: string }>>): { value: string; label: string }[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label: typeof label === "string" ? label : label.label }));
