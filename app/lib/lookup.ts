/** Entry of a table by a key from outside, which may name a property that every object inherits. */
export const lookup = <T>(
  table: Readonly<Partial<Record<string, T>>>,
  key: string,
): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);
