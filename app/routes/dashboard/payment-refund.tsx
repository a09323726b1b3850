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
import { DashboardLayout } from "./dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** What is returned: its name, its list, and where one goes back. */
  subject: { noun: string; listLabel: string; listHref: string; backHref: string; payer: string };
  payment: { number: string; name: string; email: string; amount: string; isPaid: boolean };
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Returns a payment, with the reason that the payer reads. */
export function PaymentRefund({ menu, path, subject, payment, idempotencyKey, formResult }: Props) {
  const { noun, payer, backHref } = subject;
  const { form, fields } = usePostForm({
    id: "kembalikan",
    schema: requestRefundSchema,
    formResult,
  });
  return (
    <DashboardLayout
      title={`Kembalikan ${noun}`}
      lead={`Mulai ${formatRupiah(TWO_APPROVERS_THRESHOLD)} orang kedua juga harus menyetujuinya. Pembayaran tetap terhitung sampai dananya dikirim.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: subject.listLabel, href: subject.listHref },
        { label: `Kembalikan ${payment.number}` },
      ]}
    >
      <DescriptionList
        items={[
          { label: "Nomor", value: payment.number },
          { label: payer, value: payment.name },
          { label: "Email", value: payment.email },
          { label: "Jumlah", value: <strong className="tabular-nums">{payment.amount}</strong> },
        ]}
      />
      {payment.isPaid ? (
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
            hint={`10–500 karakter. ${payer} membaca alasan ini.`}
          />
          <CurrentPasswordInput {...getControlProps(fields.password)} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger">Kembalikan {payment.amount}</Button>
            <ButtonLink href={backHref} variant="secondary">
              Kembali
            </ButtonLink>
          </div>
        </PostForm>
      ) : (
        <Notice tone="warning">
          {`Hanya ${noun} yang sudah dibayar dan belum dikembalikan yang dapat dikembalikan.`}
        </Notice>
      )}
    </DashboardLayout>
  );
}
