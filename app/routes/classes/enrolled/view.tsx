import type { ClassCardView } from "~/lib/views";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  item: ClassCardView & { schedule: string };
  /** Chapters can be opened on this site. */
  hasCourse: boolean;
}

/** Confirmation of an enrolment, with the next step. */
export function EnrolledPage({ item, hasCourse }: Props) {
  const facts = [
    { label: "Kelas", value: item.name },
    { label: "Jadwal", value: item.dates },
    { label: "Waktu belajar", value: item.schedule },
  ].filter(({ value }) => value);
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title="Anda terdaftar" lead={`Selamat datang di kelas ${item.name}.`} />
      <DescriptionList items={facts} />
      <Notice tone="success">
        Bukti pendaftaran kami kirim ke email Anda. Halaman ini dapat Anda buka kembali kapan saja.
      </Notice>
      <div className="flex flex-wrap gap-3">
        {hasCourse && <ButtonLink href={`/Courses/${item.slug}`}>Mulai belajar</ButtonLink>}
        <ButtonLink href={item.href} variant="secondary">
          Lihat halaman kelas
        </ButtonLink>
      </div>
    </div>
  );
}
