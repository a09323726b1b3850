import { enrolledPath, waitPath } from "~/lib/paths";
import type { PaymentMethodName } from "~/lib/payment-status";
import type { ClassCardView } from "~/lib/views";
import type { VoucherPreview } from "~/server/features/enrolment";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm, RejectionNotice } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { TextInput } from "~/ui/text-input";
import { paidEnrolmentSchema } from "./schema";

interface Props {
  item: ClassCardView & { schedule: string };
  isEnrolled: boolean | null;
  isOpen: boolean;
  waitLabel: string | null;
  hasVouchers: boolean;
  /** The price with a voucher; null without one. */
  preview: VoucherPreview | null;
  previewError: string | null;
  method: PaymentMethodName;
  methods: { value: string; label: string }[];
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What is about to be taken and what it costs, then the one button. */
export function EnrolPage({ item, isEnrolled, isOpen, waitLabel, ...form }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={`Daftar kelas ${item.name}`}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Kelas", href: "/Class" },
          { label: item.name, href: item.href },
          { label: "Daftar" },
        ]}
      />
      <DescriptionList items={getFacts(item)} />
      {isEnrolled && <AlreadyEnrolled item={item} />}
      {!isEnrolled && isOpen && <EnrolForm item={item} {...form} />}
      {!isEnrolled && !isOpen && (
        <ClosedClass item={item} waitLabel={waitLabel} message={form.formResult?.message ?? null} />
      )}
    </div>
  );
}

interface ClosedClassProps extends Pick<Props, "item" | "waitLabel"> {
  /** Why a form was rejected that was opened while the class took enrolments. */
  message: string | null;
}

const ClosedClass = ({ item, waitLabel, message }: ClosedClassProps) => (
  <>
    {message === null ? (
      <Notice tone="warning" title={`Status kelas ini: ${item.status.label}`}>
        Pendaftarannya sedang tidak dibuka.
      </Notice>
    ) : (
      <RejectionNotice message={message} />
    )}
    <p className="flex flex-wrap gap-3">
      {waitLabel && <ButtonLink href={waitPath(item.slug)}>{waitLabel}</ButtonLink>}
      <ButtonLink
        href="/Class?state=registration_open"
        {...(waitLabel && { variant: "secondary" as const })}
      >
        Lihat kelas yang dibuka
      </ButtonLink>
      <ButtonLink href={item.href} variant="secondary">
        Kembali ke kelas
      </ButtonLink>
    </p>
  </>
);

const AlreadyEnrolled = ({ item }: Pick<Props, "item">) => (
  <>
    <Notice tone="info" title="Anda sudah menjadi peserta kelas ini">
      Tidak ada yang perlu didaftarkan lagi.
    </Notice>
    <div>
      <ButtonLink href={enrolledPath(item.slug)}>Buka kelas saya</ButtonLink>
    </div>
  </>
);

function EnrolForm({
  item,
  hasVouchers,
  preview,
  previewError,
  method,
  methods,
  path,
  idempotencyKey,
  formResult,
}: Omit<Props, "isEnrolled" | "isOpen" | "waitLabel">) {
  const { form, fields } = usePostForm({
    id: "daftar",
    schema: paidEnrolmentSchema,
    formResult,
    defaultValue: { method, ...(preview && { voucher: preview.code }) },
  });
  const isFree = item.priceValue === 0;
  const voucher = getControlProps(fields.voucher);
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
      {!isFree && (
        <RadioGroup
          {...getControlProps(fields.method)}
          legend="Cara membayar"
          options={methods}
          columns
          required
        />
      )}
      {!isFree && hasVouchers && (
        <VoucherFields
          field={{ ...voucher, error: voucher.error ?? previewError ?? undefined }}
          preview={preview}
        />
      )}
      <p className="text-ink-soft">
        {isFree
          ? "Kelas ini gratis. Begitu Anda mendaftar, semua babnya terbuka."
          : "Anda menjadi peserta begitu pembayaran kami terima. Tagihannya berlaku 24 jam."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button>{getSubmitLabel(item, preview)}</Button>
        <ButtonLink href={item.href} variant="quiet">
          Kembali ke kelas
        </ButtonLink>
      </div>
    </PostForm>
  );
}

function getSubmitLabel({ price, priceValue }: Props["item"], preview: Props["preview"]): string {
  if (priceValue === 0 || preview?.isFree) return "Daftar sekarang";
  const amount = preview?.total ?? price;
  return `Lanjut membayar${amount ? ` ${amount}` : ""}`;
}

interface VoucherFieldsProps {
  field: ReturnType<typeof getControlProps>;
  preview: Props["preview"];
}

/** A code, and the price with it before it is confirmed. */
const VoucherFields = ({ field, preview }: VoucherFieldsProps) => (
  <details open={preview !== null || field.error !== undefined}>
    <summary className="w-fit py-2.5 font-semibold">Punya kode voucher?</summary>
    <div className="grid gap-4">
      <input type="hidden" name="previewed" value={preview?.code ?? ""} />
      <TextInput {...field} label="Kode voucher" autoComplete="off" autoCapitalize="characters" />
      <div>
        <Button variant="secondary" name="intent" value="voucher">
          Pakai
        </Button>
      </div>
      {preview && (
        <DescriptionList
          items={[
            { label: "Harga", value: preview.price },
            { label: `Voucher ${preview.code}`, value: `-${preview.discount}` },
            {
              label: "Yang Anda bayar",
              value: <strong className="tabular-nums">{preview.total}</strong>,
            },
          ]}
        />
      )}
    </div>
  </details>
);

const getFacts = ({ price, seats, registrationUntil, dates, schedule }: Props["item"]) =>
  [
    { label: "Biaya", value: price && <strong className="tabular-nums">{price}</strong> },
    { label: "Tempat", value: formatSeatsLeft(seats) },
    { label: "Pendaftaran ditutup", value: registrationUntil },
    { label: "Jadwal", value: dates },
    { label: "Waktu belajar", value: schedule },
  ].filter(({ value }) => value);

const formatSeatsLeft = ({ enrolled, quota }: ClassCardView["seats"]): string | null =>
  enrolled === null || quota === null ? null : `${Math.max(0, quota - enrolled)} tempat tersisa`;
