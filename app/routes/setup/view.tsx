import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
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

interface Props {
  title: string;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SetupForm({ title, path, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "siapkan",
    schema: setupSchema,
    formResult,
    defaultValue: { title },
  });
  return (
    <div className="page grid max-w-2xl gap-8 py-10">
      <PageHeader
        title="Siapkan situs Anda"
        lead="Beri nama situs ini dan buat akun pengelola pertama. Tautan ini hanya dapat dipakai satu kali."
      />
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        {FIELDS.map(({ name, ...input }) => (
          <TextInput
            key={name}
            {...getControlProps(fields[name])}
            required
            {...input}
            hint={name === "password" ? "Paling sedikit 10 karakter." : undefined}
          />
        ))}
        <div>
          <Button>Buat akun dan mulai</Button>
        </div>
      </PostForm>
    </div>
  );
}

/** Goes on to the workspace without a question if the browser is signed in at the account site. */
export const SIGN_IN_PATH = "/Login?redirect=%2FDashboard";

/** For a site whose new admin could not be signed in. */
export function SetupDone() {
  return (
    <div className="page max-w-2xl py-10">
      <PageHeader title="Situs Anda siap" />
      <div className="mt-6 grid gap-6">
        <Notice tone="success">
          Akun pengelola pertama sudah dibuat dan nama situs sudah disimpan. Masuk untuk memasang
          logo, memilih warna, dan membuat kelas pertama.
        </Notice>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={SIGN_IN_PATH}>Masuk ke dasbor</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Buka halaman utama
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
