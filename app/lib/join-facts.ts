/** The known facts with a separator between them; null without any. */
export const joinFacts = (
  facts: readonly (string | null | undefined | false)[],
  separator: string,
): string | null => facts.filter(Boolean).join(separator) || null;
