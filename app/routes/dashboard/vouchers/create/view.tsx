import type { MenuItem } from "~/lib/views";
import { newVoucherSchema } from "~/lib/voucher-fields";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { RadioGroup } from "~/ui/radio-group";
import { type Option, Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  classes: Option[];
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const KINDS = [
  { value: "percent", label: "Persen dari harga" },
  { value: "amount", label: "Jumlah rupiah" },
];

export function CreateVoucher({ menu, path, classes, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "voucher",
    schema: newVoucherSchema,
    formResult,
    defaultValue: { kind: "percent", maxUsesPerUser: "1" },
  });
  return (
    <DashboardLayout
      title="Buat voucher"
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Voucher", href: "/Dashboard/Voucher" }, { label: "Buat voucher" }]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-170 gap-6"
      >
        <TextInput
          {...getControlProps(fields.code)}
          label="Kode"
          hint="3-20 huruf, angka, atau tanda hubung, misalnya HEMAT-AGUSTUS. Huruf besar dan kecil dianggap sama."
          autoComplete="off"
          required
        />
        <RadioGroup
          {...getControlProps(fields.kind)}
          legend="Jenis potongan"
          options={KINDS}
          required
        />
        <TextInput
          {...getControlProps(fields.value)}
          label="Potongan"
          hint="Misalnya 25 untuk 25 persen, atau 50.000 untuk Rp50.000."
          inputMode="numeric"
          required
        />
        <Select
          {...getControlProps(fields.class)}
          label="Kelas"
          options={classes}
          placeholder="Semua kelas"
        />
        <TextInput
          {...getControlProps(fields.startsOn)}
          label="Berlaku mulai"
          hint="Misalnya 17/8/2026. Kosongkan agar langsung berlaku."
        />
        <TextInput
          {...getControlProps(fields.endsOn)}
          label="Hari terakhir"
          hint="Kosongkan agar berlaku tanpa batas waktu."
        />
        <TextInput
          {...getControlProps(fields.maxUses)}
          label="Jumlah pemakaian"
          hint="Kosongkan agar tidak terbatas. Tagihan yang belum dibayar ikut dihitung."
          inputMode="numeric"
        />
        <TextInput
          {...getControlProps(fields.maxUsesPerUser)}
          label="Pemakaian tiap orang"
          hint="Kosongkan agar tidak terbatas."
          inputMode="numeric"
        />
        <div className="flex flex-wrap gap-3">
          <Button>Buat voucher</Button>
          <ButtonLink href="/Dashboard/Voucher" variant="quiet">
            Batal
          </ButtonLink>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
