import { demoEmailFields, demoRequestFields } from "~/lib/message-fields";
import { DEMO_PATH } from "~/lib/paths";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { PersonFields, RequestPage } from "../request-page";

interface FormProps {
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

interface Props extends FormProps {
  lead: string;
  /** Without them, the host takes an address only. */
  hasDetails: boolean;
}

const STEPS = [
  "Anda menerima email dengan nomor permintaan.",
  "Paling lambat dua hari kerja lagi kami menawarkan waktu lewat email.",
  "Demo berlangsung sekitar 45 menit, gratis, lewat panggilan video.",
];

export function DemoPage({ lead, hasDetails, ...form }: Props) {
  return (
    <RequestPage title="Minta demo" lead={lead} steps={hasDetails ? STEPS : STEPS.slice(1)}>
      {hasDetails ? <DemoForm {...form} /> : <DemoEmailForm {...form} />}
    </RequestPage>
  );
}

function DemoForm({ idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({ id: "demo", schema: demoRequestFields, formResult });
  return (
    <PostForm {...form} action={DEMO_PATH} idempotencyKey={idempotencyKey}>
      <PersonFields name={fields.name} email={fields.email} phone={fields.phone} />
      <TextInput
        {...getControlProps(fields.institution)}
        label="Nama lembaga"
        autoComplete="organization"
        required
      />
      <TextArea
        {...getControlProps(fields.message)}
        label="Yang ingin Anda lihat"
        hint="Misalnya kelas berbayar, kuis, atau sertifikat. Paling banyak 1.000 karakter."
      />
      <div>
        <Button>Kirim permintaan</Button>
      </div>
    </PostForm>
  );
}

function DemoEmailForm({ idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({ id: "demo", schema: demoEmailFields, formResult });
  return (
    <PostForm {...form} action={DEMO_PATH} idempotencyKey={idempotencyKey}>
      <TextInput
        {...getControlProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint="Jawaban kami kirim ke alamat ini."
      />
      <div>
        <Button>Kirim permintaan</Button>
      </div>
    </PostForm>
  );
}
