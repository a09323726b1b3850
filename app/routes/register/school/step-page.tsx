import type { ReactNode } from "react";
import { REVIEW_SLUG, SCHOOL_STEPS, stepPath } from "~/lib/school-form";
import { PageHeader } from "~/ui/page-header";

interface Props {
  title: string;
  /** Slug of the current step. */
  currentSlug: string;
  /** Key of the draft; null before the first step is submitted. */
  draftKey: string | null;
  /** Absolute URL to continue later. */
  resumeUrl: string | null;
  /** The draft is kept in this browser only. */
  isLocal?: boolean;
  children: ReactNode;
}

const ALL_STEPS = [...SCHOOL_STEPS, { slug: REVIEW_SLUG, title: "Periksa dan kirim" }];

/** Frame of the form's steps: progress, and the link to continue later. */
export function SchoolStepLayout({
  title,
  currentSlug: current,
  draftKey,
  resumeUrl,
  isLocal = false,
  children,
}: Props) {
  const at = ALL_STEPS.findIndex(({ slug }) => slug === current);
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title={title}
        lead={`Langkah ${at + 1} dari ${ALL_STEPS.length}`}
        breadcrumbs={[{ label: "Pendaftaran", href: "/Register" }, { label: "Sekolah" }]}
      />
      {/* The labels contain the numbers, so the list is unnumbered. */}
      <nav aria-label="Langkah">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {ALL_STEPS.map(({ slug, title: name }, index) => (
            <li
              key={slug}
              aria-current={slug === current ? "step" : undefined}
              className="inline-flex min-h-8 items-center aria-[current]:font-bold"
            >
              {draftKey && index < at ? (
                <a href={stepPath(draftKey, slug)} className="underline">
                  {index + 1}. {name}
                </a>
              ) : (
                <span className={index > at ? "text-ink-soft" : undefined}>
                  {index + 1}. {name}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {children}
      {resumeUrl && (
        <p className="rounded-card border border-line p-4">
          {isLocal
            ? "Ingin melanjutkan nanti? Isian Anda tersimpan selama 30 hari di peramban ini. Buka tautan ini di peramban yang sama: "
            : "Ingin melanjutkan nanti? Isian Anda kami simpan selama 30 hari di tautan ini: "}
          <a href={resumeUrl} className="break-all underline">
            {resumeUrl}
          </a>
        </p>
      )}
    </div>
  );
}
