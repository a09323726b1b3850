import { formatPhone, normalizePhone } from "~/lib/phone";
import { formatSchoolType } from "~/lib/school-fields";
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
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SchoolReview({
  draftKey,
  resumeUrl,
  errors,
  isEditing: editing,
  idempotencyKey,
  formResult,
  ...draft
}: Props) {
  const { form, fields } = usePostForm({ id: "kirim", schema: reviewSchema, formResult });
  return (
    <SchoolStepLayout
      title="Periksa dan kirim"
      currentSlug={REVIEW_SLUG}
      draftKey={draftKey}
      resumeUrl={resumeUrl}
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
          <DescriptionList items={getStepFacts(key, draft)} />
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

const formatText = (value: unknown) => (typeof value === "string" && value !== "" ? value : "–");
/** Formatted as on the receipt. */
const formatPhoneValue = (value: unknown) => {
  const e164 = typeof value === "string" ? normalizePhone(value) : null;
  return e164 ? formatPhone(e164) : formatText(value);
};
const getGroup = (values: Record<string, unknown>, name: string) =>
  (values[name] as Record<string, unknown> | undefined) ?? {};

function getStepFacts(
  step: SchoolStep["key"],
  { values, letter, province, city }: Pick<Props, "values" | "letter" | "province" | "city">,
) {
  const [principal, pic] = [getGroup(values, "principal"), getGroup(values, "pic")];
  if (step === "school")
    return [
      { label: "NPSN", value: formatText(values.npsn) },
      { label: "Nama", value: formatText(values.name) },
      {
        label: "Jenis",
        value: formatSchoolType(formatText(values.type), formatText(values.status)),
      },
    ];
  if (step === "place")
    return [
      { label: "Alamat", value: formatText(values.address) },
      { label: "Kabupaten/kota", value: `${city ?? "–"}, ${province ?? "–"}` },
      { label: "Kode pos", value: formatText(values.postcode) },
    ];
  if (step === "people")
    return [
      {
        label: "Kepala sekolah",
        value: `${formatText(principal.name)}, ${formatPhoneValue(principal.phone)}`,
      },
      { label: "NIP", value: formatText(principal.nip) },
      { label: "Penanggung jawab", value: `${formatText(pic.name)}, ${formatText(pic.position)}` },
      { label: "Hubungi di", value: `${formatText(pic.email)}, ${formatPhoneValue(pic.phone)}` },
    ];
  return [
    { label: "Jumlah siswa", value: formatText(values.students) },
    {
      label: "Program keahlian",
      value: [values.majors, values.otherMajors].flat(2).filter(Boolean).join(", ") || "–",
    },
    { label: "Situs", value: formatText(values.website) },
    { label: "Surat pengantar", value: letter ? `${letter.name} (${letter.size})` : "Belum ada" },
  ];
}
