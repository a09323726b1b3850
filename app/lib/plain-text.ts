/**
 * Control characters but line breaks and tabs, and those that change the direction or the visibility of
 * text (bidirectional controls, zero-width characters, tags).
 */
const UNSAFE_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Text by a language model, without characters that can hide or reorder what is read. */
export const removeUnsafeCharacters = (text: string): string => text.replace(UNSAFE_CHARACTERS, "");
