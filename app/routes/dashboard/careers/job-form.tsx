import { jobFormSchema } from "~/lib/job-desk-fields";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "~/lib/job-fields";
import { toOptions } from "~/lib/options";
import type { JobFormValues } from "~/server/features/job-desk";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { DateInput, NumberInput } from "~/ui/number-input";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface Props {
  path: string;
  /** Null for a new job. */
  values: JobFormValues | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const useJobForm = (values: Props["values"], formResult: Props["formResult"]) =>
  usePostForm({
    id: "lowongan",
    schema: jobFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
type Fields = ReturnType<typeof useJobForm>["fields"];

/** The form of a new or an existing job. */
export function JobForm({ path, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = useJobForm(values, formResult);
  const { defaultValue: version } = getControlProps(fields.version);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-[45rem] gap-6"
    >
      {values && <input type="hidden" name="version" defaultValue={version} />}
      <WorkFields fields={fields} />
      <SalaryFields fields={fields} />
      <TextArea
        {...getControlProps(fields.summary)}
        label="Ringkasan pekerjaan"
        rows={4}
        required
      />
      <TextArea
        {...getControlProps(fields.requirements)}
        label="Syarat"
        hint="Satu hal per baris, paling banyak 12."
        rows={5}
      />
      <DateInput
        {...getControlProps(fields.deadline)}
        label="Batas lamaran"
        hint="Misalnya 31/12/2026; lamaran diterima sampai akhir hari itu (WIB)."
        required
      />
      <NumberInput
        {...getControlProps(fields.openings)}
        label="Jumlah lowongan"
        hint="Berapa orang yang dicari."
        required
      />
      <div>
        <Button>{values ? "Simpan" : "Buat draf"}</Button>
      </div>
    </PostForm>
  );
}

const WorkFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextInput
      {...getControlProps(fields.title)}
      label="Nama pekerjaan"
      autoComplete="off"
      required
    />
    <Select
      {...getControlProps(fields.type)}
      label="Jenis pekerjaan"
      options={toOptions(JOB_TYPE_LABELS)}
      placeholder="Pilih jenis pekerjaan"
      required
    />
    <Select
      {...getControlProps(fields.mode)}
      label="Tempat bekerja"
      options={toOptions(JOB_MODE_LABELS)}
      placeholder="Pilih tempat bekerja"
      required
    />
    <TextInput {...getControlProps(fields.city)} label="Kota" autoComplete="off" required />
  </>
);

const SalaryFields = ({ fields }: { fields: Fields }) => (
  <>
    <NumberInput
      {...getControlProps(fields.salaryMin)}
      label="Gaji terendah sebulan"
      hint="Misalnya 4 juta. Kosongkan kedua gaji bila dirahasiakan."
    />
    <NumberInput {...getControlProps(fields.salaryMax)} label="Gaji tertinggi sebulan" />
  </>
);
