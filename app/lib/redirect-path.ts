/**
 * One leading slash, not followed by another slash or backslash, plain or encoded. No backslash,
 * white space or control character anywhere, plain or encoded.
 */
const RELATIVE_PATH =
  /^\/(?!\/|%2f|%5c)(?!.*%(?:0[0-9a-f]|1[0-9a-f]|7f|5c))[^\\\s\p{Cc}\p{Cf}]*$/iu;
const PLACEHOLDER_ORIGIN = "https://here.invalid";

/**
 * True for a path of this site that is safe as a redirect target (RTE27).
 * @param target path with query and hash, at most 2,048 characters
 */
export function isSafeRedirectPath(target: string): boolean {
  if (target.length > 2_048 || !RELATIVE_PATH.test(target)) return false;
  return (
    URL.canParse(target, PLACEHOLDER_ORIGIN) &&
    new URL(target, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN
  );
}
