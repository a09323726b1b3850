import type { ClassCardView } from "~/lib/views";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  item: ClassCardView & { schedule: string };
  /** A host has told that the visitor is a learner. */
  isConfirmed: boolean;
  /** Null where no chapters can be opened. */
  courseHref: string | null;
  /** Null for a class without dates. */
  calendarHref: string | null;
  /** Null where leaving is not offered. */
  leaveHref: string | null;
  /** The services host mails what it does. */
  isMailed: boolean;
}

/** Confirmation of an enrolment, with the next step. */
export function EnrolledPage({
  item,
  isConfirmed,
  courseHref,
  calendarHref,
  leaveHref,
  isMailed,
}: Props) {
  const facts = [
    { label: "Kelas", value: item.name },
    { label: "Jadwal", value: item.dates },
    { label: "Waktu belajar", value: item.schedule },
  ].filter(({ value }) => value);
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={isConfirmed ? "Anda terdaftar" : "Pendaftaran Anda sudah dikirim"}
        lead={isConfirmed ? `Selamat datang di kelas ${item.name}.` : null}
      />
      <DescriptionList items={facts} />
      <Notice tone={isConfirmed ? "success" : "info"}>
        {isConfirmed
          ? `${isMailed ? "Bukti pendaftaran kami kirim ke email Anda. " : ""}Halaman ini dapat Anda buka kembali kapan saja.`
          : "Layanan kelas sudah menerimanya, tetapi belum memberi kabar. Bila ada yang ingin ditanyakan, buatlah janji temu dengan kami."}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isConfirmed && courseHref && <ButtonLink href={courseHref}>Mulai belajar</ButtonLink>}
        <ButtonLink href={item.href} variant="secondary">
          Lihat halaman kelas
        </ButtonLink>
        {isConfirmed && calendarHref && (
          <ButtonLink href={calendarHref} variant="secondary" download>
            Simpan jadwal ke kalender
          </ButtonLink>
        )}
        {isConfirmed && leaveHref && (
          <ButtonLink href={leaveHref} variant="quiet">
            Keluar dari kelas
          </ButtonLink>
        )}
        {!isConfirmed && (
          <ButtonLink href="/Make-Appointment" variant="secondary">
            Buat janji temu
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
