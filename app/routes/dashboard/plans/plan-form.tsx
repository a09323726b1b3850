import { toOptions } from "~/lib/options";
import { PLAN_ACTIONS, PLAN_PERIODS, planFormSchema } from "~/lib/plan-fields";
import type { PlanFormValues } from "~/server/features/plan-desk";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { type Option, Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface Props {
  path: string;
  /** Null for a new plan. */
  values: PlanFormValues | null;
  classes: readonly Option[];
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const usePlanForm = ({ values, formResult }: Pick<Props, "values" | "formResult">) =>
  usePostForm({
    id: "paket-harga",
    schema: planFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
type Fields = ReturnType<typeof usePlanForm>["fields"];

/** The form of a new or an existing plan. */
export function PlanForm({ path, values, classes, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePlanForm({ values, formResult });
  const { defaultValue: version } = getControlProps(fields.version);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-[45rem] gap-6"
    >
      {values && <input type="hidden" name="version" defaultValue={version} />}
      <PriceFields fields={fields} />
      <ContentFields fields={fields} />
      <ActionFields fields={fields} classes={classes} />
      <NumberInput
        {...getControlProps(fields.sort)}
        label="Urutan"
        hint="Angka kecil tampil lebih dulu. Kosongkan untuk tempat terakhir."
      />
      <div>
        <Button>{values ? "Simpan" : "Buat draf"}</Button>
      </div>
    </PostForm>
  );
}

const PriceFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextInput
      {...getControlProps(fields.name)}
      label="Nama paket"
      hint="Misalnya Sekolah."
      autoComplete="off"
      required
    />
    <TextInput
      {...getControlProps(fields.audience)}
      label="Untuk siapa"
      hint="Misalnya: sekolah dengan 30 sampai 300 siswa."
      autoComplete="off"
      required
    />
    <NumberInput
      {...getControlProps(fields.price)}
      label="Harga"
      hint="Misalnya 250 ribu; 0 berarti gratis. Kosongkan agar tertulis “Hubungi kami”."
    />
    <Select
      {...getControlProps(fields.period)}
      label="Masa bayar"
      options={toOptions(PLAN_PERIODS)}
      required
    />
  </>
);

const ContentFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextArea
      {...getControlProps(fields.included)}
      label="Yang didapat"
      hint="Satu hal per baris, paling banyak 12."
      rows={6}
      required
    />
    <TextArea
      {...getControlProps(fields.excluded)}
      label="Yang tidak termasuk"
      hint="Satu hal per baris, paling banyak 6."
      rows={3}
    />
  </>
);

const ActionFields = ({ fields, classes }: { fields: Fields } & Pick<Props, "classes">) => (
  <>
    <Select
      {...getControlProps(fields.action)}
      label="Tujuan tombol"
      options={toOptions(PLAN_ACTIONS)}
      required
    />
    <Select
      {...getControlProps(fields.classSlug)}
      label="Kelas"
      hint="Hanya untuk tombol “Lihat kelas”."
      options={classes}
      placeholder="Tanpa kelas"
    />
    <Checkbox
      {...getCheckboxProps(fields.isFeatured)}
      label="Tonjolkan paket ini dengan “Kami sarankan”"
    />
  </>
);
