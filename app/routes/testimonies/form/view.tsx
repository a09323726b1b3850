import { testimonyFields } from "~/lib/submissions";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface Props {
  isSent: boolean;
  action: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const RATING_OPTIONS = ["5", "4", "3", "2", "1"].map((value) => ({
  value,
  label: `${value} dari 5`,
}));

export function TestimonyFormPage({ isSent, ...form }: Props) {
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Kirim testimoni"
        lead="Ceritakan pengalaman Anda. Pengelola membacanya sebelum menampilkannya."
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Kirim testimoni" }]}
      />
      {isSent ? (
        <Notice tone="success" title="Testimoni Anda sudah kami terima">
          Terima kasih. Setelah dibaca pengelola, testimoni Anda dapat tampil di situs ini.
        </Notice>
      ) : (
        <TestimonyForm {...form} />
      )}
    </div>
  );
}

function TestimonyForm({ action, idempotencyKey, formResult }: Omit<Props, "isSent">) {
  const { form, fields } = usePostForm({ id: "testimoni", schema: testimonyFields, formResult });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <TextInput {...getControlProps(fields.name)} label="Nama" autoComplete="name" required />
      <TextInput
        {...getControlProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        hint="Boleh dikosongkan, dan tidak ditampilkan. Ke alamat ini kami kirim bukti dan kabar bila testimoni Anda terbit."
      />
      <TextInput
        {...getControlProps(fields.role)}
        label="Peran"
        required
        hint="Misalnya peserta, guru, atau kepala sekolah."
      />
      <TextInput
        {...getControlProps(fields.institution)}
        label="Lembaga"
        autoComplete="organization"
        required
        hint="Sekolah, kampus, atau tempat kerja."
      />
      <TextArea
        {...getControlProps(fields.message)}
        label="Pesan"
        required
        hint="20-1.000 karakter."
      />
      <Select
        {...getControlProps(fields.rating)}
        label="Nilai"
        options={RATING_OPTIONS}
        placeholder="Tanpa nilai"
      />
      <Checkbox
        {...getCheckboxProps(fields.consent)}
        label="Saya setuju nama, peran, lembaga, dan pesan ini ditampilkan di situs ini."
      />
      <div>
        <Button>Kirim testimoni</Button>
      </div>
    </PostForm>
  );
}
