import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent } from "react";
import { z } from "zod";
import { getFieldError } from "~/lib/shared-fields";

/** What an action returns when it rejects a form. */
export interface FormResultView {
  result?: SubmissionResult | undefined;
  message: string | null;
  idempotencyKey: string;
}

interface Options<S extends z.ZodType> {
  id: string;
  schema: S;
  formResult: FormResultView | undefined;
  defaultValue?: DefaultValue<z.input<S>> | undefined;
}

/** Buttons named `intent`, such as saving for later, send the form as it is. */
const skipsValidation = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("name") === "intent";

/**
 * Conform's `useForm` with a schema that the action shares.
 * @returns `form` for `PostForm`, `fields` for its controls, `metadata` for list buttons
 */
export function usePostForm<S extends z.ZodType<unknown, Record<string, unknown>>>({
  id,
  schema,
  formResult,
  defaultValue,
}: Options<S>) {
  const [metadata, fields] = useForm<z.input<S>, z.output<S>>({
    id,
    lastResult: formResult?.result,
    ...(defaultValue && { defaultValue }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema, error: getFieldError }),
    shouldRevalidate: "onInput",
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!skipsValidation(event)) metadata.onSubmit(event);
  };
  // Errors of the form as a whole have no name; PostForm shows them as its message.
  const errors = sortBySchema(Object.entries(metadata.allErrors), schema).flatMap(
    ([name, [message]]) =>
      name && message ? [{ fieldId: toElementId(`${metadata.id}-${name}`), message }] : [],
  );
  const formProps = { ...getFormProps(metadata), onSubmit };
  return { form: { formProps, errors, formResult }, fields, metadata };
}

/** Errors in the order of the fields, which cross-field rules follow. */
function sortBySchema<Entry extends [name: string, ...rest: unknown[]]>(
  errors: Entry[],
  schema: z.core.$ZodType,
): Entry[] {
  const names = getFieldNames(schema);
  const getPosition = ([name]: Entry) => names.indexOf(name.split(/[.[]/, 1)[0] ?? "");
  return errors.toSorted((one, other) => getPosition(one) - getPosition(other));
}

const getFieldNames = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodPipe) return getFieldNames(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

/** Ids hold letters, digits, dashes and underscores only; names of nested fields hold dots and brackets. */
const toElementId = (id: string): string => id.replace(/[.[]/g, "-").replace(/\]/g, "");

/** What our controls need of a conform field. */
export interface FieldState {
  id: string;
  name: string;
  errors: string[] | undefined;
  initialValue: unknown;
}

/** A conform field as the props of our controls, which draw the label, hint and error themselves. */
export const getControlProps = ({ id, name, errors, initialValue }: FieldState) => ({
  id: toElementId(id),
  name,
  error: errors?.[0],
  defaultValue: typeof initialValue === "string" ? initialValue : undefined,
});

/** A ticked checkbox stays ticked when its form comes back. */
export const getCheckboxProps = ({ id, name, errors, initialValue }: FieldState) => ({
  id: toElementId(id),
  name,
  error: errors?.[0],
  defaultChecked: initialValue === "on",
});
