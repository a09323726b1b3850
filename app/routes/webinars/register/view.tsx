import type { WebinarView } from "~/server/features/webinars";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { registrationSchema } from "./schema";

interface Props {
  item: WebinarView;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What one registers for, then the one button; afterwards the receipt. */
export function WebinarRegistrationPage({ item, ...form }: Props) {
  const facts = [
    { label: "Waktu", value: item.time },
    { label: "Di zona lain", value: item.otherZones && `Mulai ${item.otherZones}` },
    { label: "Tempat", value: item.platform },
    { label: "Biaya", value: "Gratis" },
  ].filter(({ value }) => value);
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={item.isRegistered ? "Anda terdaftar" : `Daftar webinar ${item.title}`}
        lead={item.isRegistered ? item.title : item.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Webinar", href: "/Webinar" },
          { label: item.title, href: item.href },
          { label: "Daftar" },
        ]}
      />
      {item.isRegistered && <Registered item={item} />}
      <DescriptionList items={facts} />
      {item.phase === "over" ? (
        <Notice tone="info" title="Webinar ini sudah selesai">
          Rekaman dan salindianya ada di halaman webinar.
        </Notice>
      ) : (
        <RegistrationForm change={item.isRegistered ? "leave" : "join"} {...form} />
      )}
      <p>
        <a href={item.href} className="inline-flex min-h-11 items-center underline">
          Kembali ke halaman webinar
        </a>
      </p>
    </div>
  );
}

const Registered = ({ item }: Pick<Props, "item">) => (
  <>
    <Notice tone="success" title="Tempat Anda sudah kami catat">
      Tanda terima dengan berkas kalender kami kirim lewat email.
      {item.roomOpens && <> Tombol masuk terbuka {item.roomOpens}.</>}
    </Notice>
    <p className="flex flex-wrap gap-3">
      {item.roomHref && <ButtonLink href={item.roomHref}>Masuk ke ruang webinar</ButtonLink>}
      {item.calendarHref && (
        <ButtonLink href={item.calendarHref} variant="secondary">
          Simpan ke kalender (.ics)
        </ButtonLink>
      )}
    </p>
  </>
);

function RegistrationForm({
  change,
  path,
  idempotencyKey,
  formResult,
}: Omit<Props, "item"> & { change: "join" | "leave" }) {
  const { form } = usePostForm({ id: "daftar", schema: registrationSchema, formResult });
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
      <div>
        <Button
          name="change"
          value={change}
          {...(change === "leave" && { variant: "secondary" as const })}
        >
          {change === "join" ? "Daftar sekarang" : "Batalkan pendaftaran"}
        </Button>
      </div>
    </PostForm>
  );
}
