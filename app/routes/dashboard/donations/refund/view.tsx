import { TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import { requestRefundSchema } from "~/lib/refund-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  donation: { number: string; name: string; email: string; amount: string; state: string };
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Returns a donation, with the reason that the donor reads. */
export function DonationRefund({ menu, path, donation, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "kembalikan",
    schema: requestRefundSchema,
    formResult,
  });
  return (
    <DashboardLayout
      title="Kembalikan donasi"
      lead={`Mulai ${formatRupiah(TWO_APPROVERS_THRESHOLD)} orang kedua juga harus menyetujuinya. Donasi tetap terhitung sampai dananya dikirim.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Donasi", href: "/Dashboard/Donations" },
        { label: `Kembalikan ${donation.number}` },
      ]}
    >
      <DescriptionList
        items={[
          { label: "Nomor", value: donation.number },
          { label: "Donatur", value: donation.name },
          { label: "Email", value: donation.email },
          { label: "Jumlah", value: <strong className="tabular-nums">{donation.amount}</strong> },
        ]}
      />
      {donation.state === "paid" ? (
        <PostForm
          {...form}
          action={path}
          idempotencyKey={idempotencyKey}
          className="grid max-w-xl gap-6"
        >
          <TextArea
            {...getControlProps(fields.reason)}
            label="Alasan"
            required
            hint="10–500 karakter. Donatur membaca alasan ini."
          />
          <CurrentPasswordInput {...getControlProps(fields.password)} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger">Kembalikan {donation.amount}</Button>
            <ButtonLink href="/Dashboard/Donations" variant="secondary">
              Kembali
            </ButtonLink>
          </div>
        </PostForm>
      ) : (
        <Notice tone="warning">Hanya donasi yang sudah dibayar yang dapat dikembalikan.</Notice>
      )}
    </DashboardLayout>
  );
}
