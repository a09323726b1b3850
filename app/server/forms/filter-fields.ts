import type { ListLimits } from "./list-intent";

/** Nested fields and list indices below 100. */
const FIELD_NAME = /^[a-z_][\w-]{0,63}(?:\.[a-z_][\w-]{0,63}|\[\d{1,2}\]){0,4}$/i;
/** Prototype keys and conform's own commands; list commands are read by `findListIntent`. */
const FORBIDDEN_NAME_PART =
  /(?:^|\.)(?:__proto__|constructor|prototype|__intent__|__state__)(?:[.[]|$)/i;
const MAX_FIELDS = 500;

/**
 * Keeps the fields that our forms can have, because names decide the shape of the parsed object:
 * a huge index would exhaust memory, a prototype key would change every object, and a text in
 * place of a declared list would break its rows.
 */
export function filterFields(body: FormData, lists: ListLimits): FormData {
  const form = new FormData();
  let count = 0;
  for (const [name, value] of body) {
    if (!isAllowedName(name, lists) || ++count > MAX_FIELDS) continue;
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

function isAllowedName(name: string, lists: ListLimits): boolean {
  if (!FIELD_NAME.test(name) || FORBIDDEN_NAME_PART.test(name)) return false;
  const [root = ""] = name.split(/[.[]/, 1);
  return !Object.hasOwn(lists, root) || /^\[\d+\]$/.test(name.slice(root.length));
}
