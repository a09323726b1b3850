import { certificatePath } from "~/lib/paths";
import type { Optional } from "~/lib/views";
import type { AnnouncementView } from "~/server/features/announcements";
import type { CourseView } from "~/server/features/courses";
import type { OutlineView } from "~/server/features/learning";
import { AnnouncementList } from "~/ui/announcement-list";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { ProgressLine } from "~/ui/progress-line";
import { Unavailable } from "~/ui/unavailable";
import { Syllabus } from "../../classes/detail/syllabus";

interface Props {
  item: CourseView;
  /** To the learners of the class; null for all others. */
  announcements: Optional<AnnouncementView[]> | null;
}

/** A class to take at one's own pace: where to begin or go on, then its chapters. */
export function CoursePage({ item, announcements }: Props) {
  return (
    <article className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title={item.name}
        lead={item.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Kursus", href: "/Courses" },
          { label: item.name },
        ]}
      />
      <section
        aria-label="Belajar"
        className="grid max-w-170 gap-4 rounded-card border border-line bg-surface-2 p-5"
      >
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={item.status.tone}>{item.status.label}</Badge>
          {item.hours && <span>{item.hours} jam belajar</span>}
        </p>
        <Start item={item} />
      </section>
      {announcements && <Announcements items={announcements} />}
      <div className="max-w-170">
        <Syllabus syllabus={item.syllabus} outline={item.outline} />
      </div>
      {item.outline && item.outline.access !== "visitor" && (
        <p className="no-print">
          <a href={item.downloadHref} className="inline-flex min-h-11 items-center underline">
            Unduh seluruh kelas untuk dibaca tanpa internet
          </a>
        </p>
      )}
    </article>
  );
}

function Announcements({ items }: { items: Optional<AnnouncementView[]> }) {
  if (items.ok && items.data.length === 0) return null;
  return (
    <section aria-labelledby="pengumuman" className="grid max-w-170 gap-3">
      <h2 id="pengumuman" className="text-2xl font-bold">
        Pengumuman
      </h2>
      {items.ok ? <AnnouncementList items={items.data} /> : <Unavailable name="Pengumuman kelas" />}
    </section>
  );
}

function Start({ item: { classHref, name, outline } }: { item: CourseView }) {
  const classLink = (
    <a href={classHref} className="inline-flex min-h-11 items-center underline">
      Tentang kelas, jadwal, dan mentornya
    </a>
  );
  if (outline?.access === "enrolled")
    return (
      <>
        <LearnerStart name={name} outline={outline} />
        <p>{classLink}</p>
      </>
    );
  if (!outline?.next)
    return (
      <p>
        <ButtonLink href={classHref}>Lihat kelas ini</ButtonLink>
      </p>
    );
  const { next, access } = outline;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink href={next.href}>
          {access === "staff" ? "Buka" : "Mulai gratis:"} bab {next.position}
        </ButtonLink>
        {access === "visitor" && (
          <ButtonLink href={classHref} variant="secondary">
            Daftar kelas ini
          </ButtonLink>
        )}
      </p>
      <p>{classLink}</p>
    </>
  );
}

function LearnerStart({ name, outline }: { name: string; outline: OutlineView }) {
  const { next, doneCount, chapterCount, certificates } = outline;
  if (chapterCount === 0) return <p>Anda sudah terdaftar. Bab kelas ini masih disiapkan.</p>;
  if (!next)
    return (
      <Notice tone="success" title={`Selamat, Anda menamatkan ${name}`}>
        <p>Semua {chapterCount} bab sudah Anda selesaikan.</p>
        <CertificateList numbers={certificates} />
      </Notice>
    );
  return (
    <>
      <div className="grid gap-1">
        <p className="tabular-nums">
          {doneCount} dari {chapterCount} bab selesai
        </p>
        <ProgressLine label="Bab yang sudah selesai" value={doneCount} max={chapterCount} />
      </div>
      <p>
        <ButtonLink href={next.href}>
          {doneCount === 0 ? "Mulai" : "Lanjutkan"}: bab {next.position} dari {chapterCount}
        </ButtonLink>
      </p>
      <p className="font-semibold">{next.title}</p>
    </>
  );
}

function CertificateList({ numbers }: { numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <>
      <p className="mt-2">Sertifikat Anda sudah terbit:</p>
      <ul className="list-disc pl-6">
        {numbers.map((number) => (
          <li key={number} className="font-semibold tabular-nums">
            <a
              href={certificatePath(number)}
              className="inline-flex min-h-11 items-center underline"
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
