import { HtmlValidate } from "html-validate";

/** Style choices of React's serialiser, and nothing else, are let pass. */
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

/** Said outright on purpose: a table that is displayed as cards loses its roles (`ui/data-table.tsx`). */
const TABLE_ROLE = /^Redundant role "(?:table|rowgroup|row|columnheader|cell)"/;

/** What is wrong with a page's HTML, each with its place; nothing when it is valid. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages).filter(({ message }) => !TABLE_ROLE.test(message));
  return messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`);
}
