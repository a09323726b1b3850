import type { InvoiceView } from "~/lib/invoice-views";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { paidEnrolmentSchema } from "../../classes/enrol/schema";

interface Props {
  invoice: InvoiceView;
  backHref: string;
  methods: { value: string; label: string }[];
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Starts a new payment of an invoice, also with another method. */
export function RepayPage({ invoice, backHref, methods, path, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "bayar",
    schema: paidEnrolmentSchema,
    formResult,
    defaultValue: {
      method: methods.find(({ label }) => label === invoice.method)?.value ?? "qris",
    },
  });
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title="Bayar tagihan"
        breadcrumbs={[{ label: invoice.number || "Tagihan", href: backHref }, { label: "Bayar" }]}
      />
      <DescriptionList
        items={[
          { label: "Kelas", value: invoice.className },
          { label: "Jumlah", value: <strong className="tabular-nums">{invoice.amount}</strong> },
        ]}
      />
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <RadioGroup
          {...getControlProps(fields.method)}
          legend="Cara membayar"
          options={methods}
          columns
          required
        />
        <p className="text-ink-soft">
          Nomor atau kode bayar yang lama tidak berlaku lagi. Pembayaran baru ini berlaku 24 jam,
          dengan harga kelas saat ini.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button>Lanjut membayar</Button>
          <ButtonLink href={backHref} variant="quiet">
            Kembali ke tagihan
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}
