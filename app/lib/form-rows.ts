/** A list whose rows people add and remove by buttons of the form, so that it needs no script: the buttons' intents. */
export const addRow = (name: string): string => `tambah.${name}`;
export const removeRow = (name: string, at: number): string => `hapus.${name}.${at}`;

/** The rows of a list as a form sent them: one alone comes as a string, none as nothing. */
export const rowsIn = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map((row) => String(row ?? "")));

interface ChangedRows {
  /** The list's new rows, under its name. */
  values: Record<string, string[]>;
  /** The row that is looked at next: the new one, or the one before that which went. */
  at: number;
}

/**
 * What a button of a list did.
 * @param sent the form's values
 * @param name of the list that may be changed so
 * @param most rows; one more is not added
 * @returns null for any other button
 */
export function changeRows(sent: Record<string, unknown>, intent: unknown, name: string, most: number): ChangedRows | null {
  const rows = rowsIn(sent[name]);
  if (intent === addRow(name)) {
    const added = rows.length < most ? [...rows, ""] : rows;
    return { values: { [name]: added }, at: added.length - 1 };
  }
  const at = rows.findIndex((_, place) => intent === removeRow(name, place));
  return at < 0 ? null : { values: { [name]: rows.toSpliced(at, 1) }, at: Math.max(0, at - 1) };
}
