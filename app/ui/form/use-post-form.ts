import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** What an action hands back when it did not take a form. */
export interface FormAnswerView {
  result?: SubmissionResult | undefined;
  message: string | null;
  idempotencyKey: string;
}

interface Options<S extends z.ZodType> {
  id: string;
  schema: S;
  answer: FormAnswerView | undefined;
  defaultValue?: DefaultValue<z.input<S>>;
}

/**
 * A form whose schema the browser and the action share: what each control needs (id, name, the value that was sent, its error)
 * and all errors for the summary on top.
 */
export function usePostForm<S extends z.ZodType<Record<string, unknown>>>({ id, schema, answer, defaultValue }: Options<S>) {
  const [form, fields] = useForm({
    id,
    ...(answer?.result && { lastResult: answer.result }),
    ...(defaultValue !== undefined && { defaultValue: defaultValue as never }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
    shouldRevalidate: "onInput",
  });
  const all = fields as unknown as Record<string, { id: string; errors?: string[]; initialValue?: unknown }>;
  const of = (name: Extract<keyof z.input<S>, string>) => {
    const field = all[name];
    const { id: fieldId = `${id}-${name}`, errors, initialValue } = field ?? {};
    return {
      ...{ id: fieldId, name },
      ...(errors?.[0] && { error: errors[0] }),
      ...(typeof initialValue === "string" && { defaultValue: initialValue }),
    };
  };
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) => {
    const message = messages[0];
    // A group's first control has the group's id; an error of the form as a whole has no field and is told as its message.
    return name && message ? [{ fieldId: all[name]?.id ?? `${id}-${name}`, message }] : [];
  });
  return { formProps: getFormProps(form), of, errors };
}
