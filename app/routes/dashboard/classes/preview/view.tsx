import type { ClassDecision } from "~/lib/class-desk-fields";
import {
  classPreviewPath,
  editClassPath,
  STAFF_CLASSES_PATH,
  syllabusPath,
} from "~/lib/class-desk-paths";
import { chapterPath, classPath, learnersPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { ClassPreview } from "~/server/features/class-desk";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import { RichText } from "~/ui/rich-text";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  preview: ClassPreview;
  idempotencyKey: string;
  /** Why a decision was rejected. */
  message: string | null;
}

/** How the page of a class will look, with the decisions about it. */
export function ClassPreviewPage({ menu, preview, idempotencyKey, message }: Props) {
  const { slug, name, summary, status } = preview;
  return (
    <DashboardLayout
      title={name}
      lead={summary}
      menu={menu}
      path={classPreviewPath(slug)}
      breadcrumbs={[
        { label: "Kelas", href: STAFF_CLASSES_PATH },
        { label: name, href: learnersPath(slug) },
        { label: "Pratinjau" },
      ]}
    >
      {message && <RejectionNotice message={message} />}
      <p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </p>
      <p className="flex flex-wrap gap-2">
        <ButtonLink href={editClassPath(slug)} variant="secondary">
          Ubah kelas
        </ButtonLink>
        <ButtonLink href={syllabusPath(slug)} variant="secondary">
          Silabus
        </ButtonLink>
        {preview.publication === "published" && (
          <ButtonLink href={classPath({ slug, type: preview.courseType })} variant="quiet">
            Lihat di situs
          </ButtonLink>
        )}
      </p>
      {preview.gaps.length > 0 && <Gaps gaps={preview.gaps} />}
      <Decisions preview={preview} idempotencyKey={idempotencyKey} />
      <PreviewBody preview={preview} />
    </DashboardLayout>
  );
}

const Gaps = ({ gaps }: Pick<ClassPreview, "gaps">) => (
  <section aria-labelledby="belum" className="grid gap-2">
    <h2 id="belum" className="text-lg font-bold">
      Yang belum ada
    </h2>
    <ul className="list-disc ps-5">
      {gaps.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className="inline-flex min-h-11 items-center underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const DECISIONS: Record<
  ClassPreview["publication"],
  { decision: ClassDecision; label: string; hint: string }[]
> = {
  draft: [
    {
      decision: "publish",
      label: "Terbitkan",
      hint: "Kelas tampil di daftar kelas dan pencarian. Tanpa tanggal, pendaftarannya langsung dibuka.",
    },
    { decision: "archive", label: "Arsipkan", hint: "Draf ini disimpan di arsip." },
  ],
  published: [
    {
      decision: "withdraw",
      label: "Jadikan draf",
      hint: "Hanya bila belum ada peserta: kelas hilang dari situs.",
    },
    {
      decision: "archive",
      label: "Arsipkan",
      hint: "Kelas tidak lagi didaftar; pesertanya tetap dapat belajar.",
    },
  ],
  archived: [
    { decision: "publish", label: "Terbitkan lagi", hint: "Kelas kembali ke daftar kelas." },
  ],
};

function Decisions({ preview, idempotencyKey }: Pick<Props, "preview" | "idempotencyKey">) {
  const { slug, publication, version, canPublish } = preview;
  if (!canPublish)
    return publication === "draft" && <p>Pengelola yang menerbitkan kelas ini bila sudah siap.</p>;
  return DECISIONS[publication].map(({ decision, label, hint }) => (
    <form
      key={decision}
      method="post"
      action={classPreviewPath(slug)}
      className="grid max-w-140 justify-items-start gap-2"
    >
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="decision" value={decision} />
      <p className="text-ink-soft">{hint}</p>
      <Button variant={decision === "publish" ? "primary" : "secondary"}>{label}</Button>
    </form>
  ));
}

const PreviewBody = ({ preview }: Pick<Props, "preview">) => (
  <section aria-labelledby="isi" className="grid max-w-3xl gap-6 border-t border-line pt-6">
    <h2 id="isi" className="text-xl font-bold">
      Pratinjau
    </h2>
    <Cover
      slug={preview.slug}
      kind="class"
      cover={preview.cover}
      alt={preview.coverAlt}
      sizes="(min-width: 64rem) 48rem, 100vw"
      className="aspect-video w-full rounded-card object-cover"
    />
    <DescriptionList items={preview.facts} />
    <RichText html={preview.description} />
    {preview.outcomes.length > 0 && (
      <>
        <h3 className="font-bold">Yang akan dikuasai</h3>
        <ul className="list-disc ps-5">
          {preview.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </>
    )}
    <PreviewSyllabus preview={preview} />
  </section>
);

const PreviewSyllabus = ({ preview: { slug, modules, courseType } }: Pick<Props, "preview">) => (
  <>
    <h3 className="font-bold">Silabus</h3>
    {modules.length === 0 && <p>Belum ada bab.</p>}
    <ol className="grid gap-3">
      {modules.map((module) => (
        <li key={module.slug}>
          {module.title}
          <ol className="list-decimal ps-6">
            {module.chapters.map((chapter) => (
              <li key={chapter.slug}>
                <a
                  href={chapterPath({ slug, type: courseType }, chapter)}
                  className="inline-flex min-h-11 items-center"
                >
                  {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  </>
);
