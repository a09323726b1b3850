import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { fieldError } from "~/lib/fields";

/** What an action hands back when it did not take a form. */
export interface FormAnswerView {
  result?: SubmissionResult | undefined;
  message: string | null;
  idempotencyKey: string;
}

const anything = z.object({});

interface Options<S extends z.ZodType> {
  id: string;
  schema: S;
  answer: FormAnswerView | undefined;
  defaultValue?: DefaultValue<z.input<S>>;
}

/** `principal.name` and `others[1]`, in their parts. */
const partsOf = (name: string) => name.split(/[.[\]]+/).filter(Boolean);

type NameIn<K extends string, V> = V extends readonly unknown[] ? K | `${K}[${number}]` : V extends object ? `${K}.${keyof V & string}` : K;
/** Names of a form's fields; those of nested objects with dots, those of a list's rows with their place. What a schema takes as it comes ("unknown") has one name. */
type FieldName<T> = { [K in keyof T & string]: unknown extends T[K] ? K | `${K}[${number}]` : NameIn<K, NonNullable<T[K]>> }[keyof T &
  string];

/**
 * A form whose schema the browser and the action share: what `PostForm` needs (`form`) and what each control needs (`of`: id, name, the
 * value that was sent, its error).
 */
export function usePostForm<S extends z.ZodType<Record<string, unknown>>>({ id, schema, answer, defaultValue }: Options<S>) {
  const [form] = useForm({
    id,
    ...(answer?.result && { lastResult: answer.result }),
    ...(defaultValue !== undefined && { defaultValue: defaultValue as never }),
    // A button with an intent of its own, such as saving for later, sends whatever is there.
    onValidate: ({ formData, submitter }) =>
      parseWithZod(formData, { schema: submitter?.getAttribute("name") === "intent" ? anything : schema, error: fieldError }) as never,
    shouldRevalidate: "onInput",
  });
  const idOf = (name: string) => [id, ...partsOf(name)].join("-");
  const sentValue = (name: string) =>
    partsOf(name).reduce<unknown>((within, key) => (within as Record<string, unknown> | undefined)?.[key], form.initialValue);
  const of = (name: FieldName<z.input<S>>) => {
    const [error] = form.allErrors[name] ?? [];
    const value = sentValue(name);
    return { id: idOf(name), name, ...(error && { error }), ...(typeof value === "string" && { defaultValue: value }) };
  };
  // An error of the form as a whole has no field and is told as its message.
  const errors = Object.entries(form.allErrors).flatMap(([name, [message]]) => (name && message ? [{ fieldId: idOf(name), message }] : []));
  return { form: { formProps: getFormProps(form), errors, answer }, of, sentValue };
}
