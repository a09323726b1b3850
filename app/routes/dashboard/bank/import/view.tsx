import { formatCount } from "~/lib/numbers";
import { importSchema } from "~/lib/question-import";
import { BANK_PATH } from "~/lib/question-types";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { FileInput } from "~/ui/file-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { type Option, Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";
import { ImportOutcome, type OutcomeView } from "./outcome";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  classes: Option[];
  /** Value of the only class, or "". */
  preselected: string;
  /** Of the import before; null without one. */
  storedCount: string | null;
  idempotencyKey: string;
  formResult: (FormResultView & { outcome?: OutcomeView }) | undefined;
}

const TITLE = "Impor soal";
const FORMAT_OPTIONS = [
  { value: "gift", label: "GIFT (Moodle)" },
  { value: "csv", label: "CSV (lembar kerja)" },
];

export function BankImportPage({ menu, path, storedCount, ...form }: Props) {
  const outcome = form.formResult?.outcome;
  return (
    <DashboardLayout
      title={TITLE}
      lead="Soal yang tidak terbaca ditunjukkan barisnya; yang lain tetap dapat disimpan. Soal yang sudah ada dilewati."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Bank soal", href: BANK_PATH }, { label: TITLE }]}
    >
      {storedCount !== null && !form.formResult && (
        <Notice tone="success">
          {formatCount(Number.parseInt(storedCount, 10) || 0)} soal disimpan.{" "}
          <a href={BANK_PATH} className="underline">
            Buka bank soal
          </a>
        </Notice>
      )}
      {outcome ? (
        <ImportOutcome outcome={outcome} action={path} idempotencyKey={form.idempotencyKey} />
      ) : (
        <ImportForm {...form} action={path} />
      )}
    </DashboardLayout>
  );
}

interface FormProps extends Omit<Props, "menu" | "path" | "storedCount"> {
  action: string;
}

function ImportForm({ classes, preselected, action, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({
    id: "impor",
    schema: importSchema,
    formResult,
    defaultValue: {
      format: "gift",
      classId: preselected,
    },
  });
  return (
    <PostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-3xl gap-6"
    >
      <Select
        {...getControlProps(fields.classId)}
        label="Untuk kelas"
        options={classes}
        placeholder="Pilih kelas"
        required
      />
      <RadioGroup
        {...getControlProps(fields.format)}
        legend="Bentuk"
        options={FORMAT_OPTIONS}
        hint="Contoh CSV: unduh soal yang ada sebagai CSV dari bank soal."
        required
      />
      <FileInput
        id="impor-file"
        name="file"
        label="Berkas"
        accept=".gift,.txt,.csv,text/plain,text/csv"
      />
      <TextArea
        {...getControlProps(fields.text)}
        label="Atau tempelkan isinya"
        rows={10}
        spellCheck={false}
      />
      <TextInput
        {...getControlProps(fields.tags)}
        label="Tag untuk semua soal ini"
        hint="Ditambahkan pada tag di dalam berkas. Pisahkan dengan koma."
        autoComplete="off"
      />
      <div>
        <Button>Periksa dahulu</Button>
      </div>
    </PostForm>
  );
}
