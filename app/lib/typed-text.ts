const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Text as keyboards, contact lists and office programs produce it, with ASCII digits and signs, single
 * spaces, plain hyphens and no invisible marks.
 */
export const normalizeTyped = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** An identifier such as an account or school number, without the signs that people group it by. */
export const stripSeparators = (text: string): string => normalizeTyped(text).replace(/[ .-]/g, "");
