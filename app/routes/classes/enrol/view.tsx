import { enrolledPath, waitPath } from "~/lib/paths";
import type { ClassCardView } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { paidEnrolmentSchema } from "./schema";

interface Props {
  item: ClassCardView & { schedule: string };
  isEnrolled: boolean | null;
  isOpen: boolean;
  waitLabel: string | null;
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
      {!isEnrolled && !isOpen && <ClosedClass item={item} waitLabel={waitLabel} />}
    </div>
  );
}

const ClosedClass = ({ item, waitLabel }: Pick<Props, "item" | "waitLabel">) => (
  <>
    <Notice tone="warning" title={`Status kelas ini: ${item.status.label}`}>
      Pendaftarannya sedang tidak dibuka.
    </Notice>
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
  methods,
  path,
  idempotencyKey,
  formResult,
}: Omit<Props, "isEnrolled" | "isOpen" | "waitLabel">) {
  const { form, fields } = usePostForm({
    id: "daftar",
    schema: paidEnrolmentSchema,
    formResult,
    defaultValue: { method: "qris" },
  });
  const isFree = item.priceValue === 0;
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
      <p className="text-ink-soft">
        {isFree
          ? "Kelas ini gratis. Begitu Anda mendaftar, semua babnya terbuka."
          : "Anda menjadi peserta begitu pembayaran kami terima. Tagihannya berlaku 24 jam."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button>
          {isFree ? "Daftar sekarang" : `Lanjut membayar${item.price ? ` ${item.price}` : ""}`}
        </Button>
        <ButtonLink href={item.href} variant="quiet">
          Kembali ke kelas
        </ButtonLink>
      </div>
    </PostForm>
  );
}

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
