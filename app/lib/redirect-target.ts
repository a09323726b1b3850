/** Begins with one slash that no other, plain or encoded, makes a host of; no backslash, space or control character anywhere, plain or encoded. */
const TARGET = /^\/(?!\/|%2f|%5c)(?!.*%(?:0[0-9a-f]|1[0-9a-f]|7f|5c))[^\\\s\p{Cc}\p{Cf}]*$/iu;
const ELSEWHERE = "https://here.invalid";

/**
 * May the browser be sent to this path of the site (specification, section 5)? What a URL parser would take for another place is refused.
 * @param target path with query and hash, at most 2,048 characters
 */
export function isRelativeTarget(target: string): boolean {
  if (target.length > 2_048 || !TARGET.test(target)) return false;
  return URL.canParse(target, ELSEWHERE) && new URL(target, ELSEWHERE).origin === ELSEWHERE;
}
