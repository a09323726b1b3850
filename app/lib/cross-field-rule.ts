import type { z } from "zod";

type Issues = z.core.ParsePayload["issues"];
type Field<Schema extends z.ZodObject> = keyof z.output<Schema> & string;
/** A field's name, or the path of a part of it. */
type Report<Name extends string> = (
  path: Name | [Name, ...(string | number)[]],
  message: string,
) => void;

/**
 * Adds a rule about several fields to a form's schema. It is checked whenever these fields can be read,
 * whatever is wrong with others, so that a form shows all its errors in one round (docs/decisions/0054).
 * A plain `refine` waits until every field is valid.
 * @param names fields that `check` reads
 */
export function withCrossFieldRule<Schema extends z.ZodObject, const Name extends Field<Schema>>(
  schema: Schema,
  names: readonly Name[],
  check: (values: Pick<z.output<Schema>, Name>, report: Report<Field<Schema>>) => void,
): Schema {
  return schema.superRefine(
    (values, context) =>
      check(values as Pick<z.output<Schema>, Name>, (path, message) =>
        context.addIssue({ code: "custom", path: [path].flat(), message }),
      ),
    { when: ({ issues }) => names.every((name) => isReadable(issues, name)) },
  );
}

/** A value that is too short or too small can be compared with others; one of another type cannot. */
const isReadable = (issues: Issues, name: string): boolean =>
  issues.every(({ path: [field] = [], continue: isTyped }) =>
    field === undefined ? false : field !== name || isTyped,
  );
