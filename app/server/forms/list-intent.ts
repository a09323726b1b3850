import { z } from "zod";
import { parseJson } from "../parse-json";

/** Maximum number of rows by list name. */
export type ListLimits = Readonly<Record<string, number>>;

const listIntentSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("insert"),
    payload: z.strictObject({ name: z.string(), defaultValue: z.literal("") }),
  }),
  z.object({
    type: z.literal("remove"),
    payload: z.strictObject({ name: z.string(), index: z.int().min(0) }),
  }),
]);
export type ListIntent = z.output<typeof listIntentSchema>;

/**
 * Reads the command of conform's insert and remove buttons.
 * @param body as sent, with the command
 * @param form the allowed fields, with the list's rows
 * @returns null for other commands, undeclared lists, and rows outside the list's bounds
 */
export function findListIntent(
  body: FormData,
  form: FormData,
  lists: ListLimits,
): ListIntent | null {
  const command = body.get("__intent__");
  const { data: intent } = listIntentSchema.safeParse(parseJson(String(command)));
  if (!intent || !Object.hasOwn(lists, intent.payload.name)) return null;
  const { name } = intent.payload;
  const rowCount = [...form.keys()].filter((field) => field.startsWith(`${name}[`)).length;
  const isInBounds =
    intent.type === "insert" ? rowCount < (lists[name] ?? 0) : intent.payload.index < rowCount;
  return isInBounds ? intent : null;
}
