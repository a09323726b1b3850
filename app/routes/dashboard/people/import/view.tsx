import { formatCount } from "~/lib/numbers";
import { PEOPLE_PATH, peopleImportSchema } from "~/lib/people-fields";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { FileInput } from "~/ui/file-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";
import { ImportOutcome, type OutcomeView } from "./outcome";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** Of the import before; null without one. */
  storedCount: string | null;
  idempotencyKey: string;
  formResult: (FormResultView & { outcome?: OutcomeView }) | undefined;
}

const TITLE = "Impor orang";

export function PeopleImportPage({ menu, path, storedCount, idempotencyKey, formResult }: Props) {
  const outcome = formResult?.outcome;
  return (
    <DashboardLayout
      title={TITLE}
      lead="Berkas CSV dengan kolom nama, email, peran, dan bila perlu kelas. Berkas diperiksa dahulu; belum ada yang disimpan atau dikirim."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Orang", href: PEOPLE_PATH }, { label: TITLE }]}
    >
      {storedCount !== null && !formResult && (
        <Notice tone="success">
          {formatCount(Number.parseInt(storedCount, 10) || 0)} orang diundang atau ditambahkan.
        </Notice>
      )}
      {outcome ? (
        <ImportOutcome
          outcome={outcome}
          action={path}
          idempotencyKey={formResult?.idempotencyKey ?? idempotencyKey}
        />
      ) : (
        <ImportForm action={path} idempotencyKey={idempotencyKey} formResult={formResult} />
      )}
    </DashboardLayout>
  );
}

interface FormProps extends Pick<Props, "idempotencyKey" | "formResult"> {
  action: string;
}

function ImportForm({ action, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({ id: "impor", schema: peopleImportSchema, formResult });
  return (
    <PostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-3xl gap-6"
    >
      <FileInput id="impor-file" name="file" label="Berkas" accept=".csv,text/csv" />
      <TextArea
        {...getControlProps(fields.text)}
        label="Atau tempelkan isinya"
        hint="Baris pertama: nama,email,peran,kelas. Kelas ditulis dengan kodenya, atau dikosongkan."
        rows={10}
        spellCheck={false}
      />
      <div>
        <Button>Periksa dahulu</Button>
      </div>
    </PostForm>
  );
}
