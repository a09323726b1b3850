import { HtmlValidate } from "html-validate";

/** Ignores only the style of React's serialiser. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "attr-case": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    "no-inline-style": "error",
    "prefer-native-element": "error",
  },
});

/** Explicit, because a table displayed as cards loses its roles (`ui/data-table.tsx`). */
const TABLE_ROLE = /^Redundant role "(?:table|rowgroup|row|columnheader|cell)"/;

/** Returns the errors in a page's HTML with their positions. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results
    .flatMap((result) => result.messages)
    .filter(({ message }) => !TABLE_ROLE.test(message));
  return messages.map(
    ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`,
  );
}
