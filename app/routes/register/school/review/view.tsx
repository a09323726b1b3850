import { getSchoolFacts } from "~/lib/school-fields";
import { REVIEW_SLUG, SCHOOL_STEPS, type SchoolStep, stepPath } from "~/lib/school-form";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getCheckboxProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { SchoolStepLayout } from "../step-page";
import { reviewSchema } from "./schema";

interface Props {
  values: Record<string, unknown>;
  letter: { name: string; size: string } | null;
  province: string | null;
  city: string | null;
  errors: { step: SchoolStep; message: string }[];
  isEditing: boolean;
  draftKey: string;
  resumeUrl: string;
  isLocal: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SchoolReview({
  draftKey,
  resumeUrl,
  isLocal,
  errors,
  isEditing: editing,
  idempotencyKey,
  formResult,
  letter,
  ...draft
}: Props) {
  const { form, fields } = usePostForm({ id: "kirim", schema: reviewSchema, formResult });
  return (
    <SchoolStepLayout
      title="Periksa dan kirim"
      currentSlug={REVIEW_SLUG}
      draftKey={draftKey}
      resumeUrl={resumeUrl}
      isLocal={isLocal}
    >
      {errors.length > 0 && (
        <Notice tone="danger" title="Beberapa isian belum lengkap">
          <ul className="list-disc pl-5">
            {errors.map(({ step, message }) => (
              <li key={`${step.slug}-${message}`}>
                <a href={stepPath(draftKey, step.slug)} className="underline">
                  {step.title}: {message}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {SCHOOL_STEPS.map(({ slug, key, title }) => (
        <section
          key={slug}
          aria-labelledby={`periksa-${slug}`}
          className="grid gap-3 rounded-card border border-line p-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id={`periksa-${slug}`} className="text-xl font-bold">
              {title}
            </h2>
            <a
              href={stepPath(draftKey, slug)}
              className="inline-flex min-h-11 items-center underline"
            >
              Ubah<span className="sr-only"> {title}</span>
            </a>
          </div>
          <DescriptionList
            items={[
              ...getSchoolFacts(key, draft),
              ...(key === "details" ? [toLetterFact(letter)] : []),
            ]}
          />
        </section>
      ))}
      {errors.length === 0 && (
        <PostForm
          {...form}
          action={stepPath(draftKey, REVIEW_SLUG)}
          idempotencyKey={idempotencyKey}
        >
          <Checkbox
            {...getCheckboxProps(fields.consent)}
            label="Data ini benar, dan saya berhak mendaftarkan sekolah ini."
          />
          <div>
            <Button>{editing ? "Kirim perubahan" : "Kirim pendaftaran"}</Button>
          </div>
        </PostForm>
      )}
    </SchoolStepLayout>
  );
}

const toLetterFact = (letter: Props["letter"]) => ({
  label: "Surat pengantar",
  value: letter ? `${letter.name} (${letter.size})` : "Belum ada",
});
