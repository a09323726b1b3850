import { payoutRequestSchema } from "~/lib/payout-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** Balance in rupiah; null if unavailable. */
  available: number | null;
  banks: { value: string; label: string }[];
  /** Transfer fee, shown before the request: "Rp2.500"; null if unknown. */
  fees: { bank: string; wallet: string } | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function PayoutRequest({
  menu,
  path,
  available,
  banks,
  fees,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "pencairan",
    schema: payoutRequestSchema,
    formResult,
  });
  return (
    <DashboardLayout
      title="Ajukan pencairan"
      lead={
        available === null
          ? null
          : `Saldo Anda yang tersedia: ${formatRupiah(available)}. Jumlahnya langsung ditahan sampai pencairan diputuskan.`
      }
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Pencairan dana", href: "/Dashboard/Payouts" },
        { label: "Ajukan pencairan" },
      ]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-xl gap-6"
      >
        <NumberInput
          {...getControlProps(fields.amount)}
          label="Jumlah"
          required
          hint="Rp50.000 sampai Rp100.000.000. Contoh: 250.000 atau 250 ribu"
        />
        <Select
          {...getControlProps(fields.bankCode)}
          label="Bank atau dompet digital"
          options={banks}
          placeholder="Pilih satu"
          required
          hint={
            fees
              ? `Biaya transfer ke bank ${fees.bank}, ke dompet digital ${fees.wallet}; dipotong dari jumlah yang dicairkan.`
              : undefined
          }
        />
        <NumberInput
          {...getControlProps(fields.accountNumber)}
          label="Nomor rekening"
          required
          hint="Untuk dompet digital, tulis nomor HP-nya."
        />
        <TextInput
          {...getControlProps(fields.accountName)}
          label="Nama pemilik rekening"
          autoComplete="off"
          required
          hint="Seperti yang tercatat di bank."
        />
        <TextArea
          {...getControlProps(fields.notes)}
          label="Catatan"
          rows={2}
          hint="Paling banyak 100 karakter."
        />
        <div>
          <Button>Ajukan pencairan</Button>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
