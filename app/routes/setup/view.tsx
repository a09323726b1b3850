import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TextInput } from "~/ui/text-input";
import { setupSchema } from "./schema";

const FIELDS = [
  { name: "title", label: "Nama situs", type: "text", autoComplete: "organization" },
  { name: "name", label: "Nama Anda", type: "text", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", autoComplete: "username" },
  { name: "password", label: "Kata sandi", type: "password", autoComplete: "new-password" },
  { name: "repeated", label: "Ulangi kata sandi", type: "password", autoComplete: "new-password" },
] as const;

export function SetupForm({ title, lastResult }: { title: string; lastResult: SubmissionResult | undefined }) {
  const [form, fields] = useForm({
    id: "siapkan",
    ...(lastResult && { lastResult }),
    defaultValue: { title },
    constraint: getZodConstraint(setupSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: setupSchema }),
    shouldRevalidate: "onInput",
  });
  const errors = FIELDS.flatMap(({ name }) =>
    (fields[name].errors ?? []).slice(0, 1).map((message) => ({ fieldId: fields[name].id, message })),
  );
  return (
    <div className="page max-w-2xl py-10">
      <PageHeader
        title="Siapkan situs Anda"
        lead="Beri nama situs ini dan buat akun pengelola pertama. Tautan ini hanya dapat dipakai satu kali."
      />
      <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-6">
        {errors.length > 0 && <ErrorSummary errors={errors} />}
        {FIELDS.map(({ name, ...input }) => (
          <TextInput
            key={name}
            id={fields[name].id}
            name={name}
            required
            {...input}
            {...(fields[name].errors?.[0] && { error: fields[name].errors[0] })}
            {...(input.type !== "password" && fields[name].initialValue && { defaultValue: String(fields[name].initialValue) })}
            {...(name === "password" && { hint: "Paling sedikit 10 karakter." })}
          />
        ))}
        <div>
          <Button type="submit">Buat akun dan mulai</Button>
        </div>
      </Form>
    </div>
  );
}

export function SetupDone() {
  return (
    <div className="page max-w-2xl py-10">
      <PageHeader title="Situs Anda siap" />
      <div className="mt-6 grid gap-6">
        <Notice tone="success">Akun pengelola pertama sudah dibuat dan nama situs sudah disimpan.</Notice>
        <div>
          <ButtonLink href="/">Buka halaman utama</ButtonLink>
        </div>
      </div>
    </div>
  );
}
