import { rowsIn } from "~/lib/form-rows";
import { formatPhone, normalizePhone } from "~/lib/phone";
import { schoolKind } from "~/lib/school-fields";
import { CHECK_SLUG, SCHOOL_STEPS, type SchoolStep, stepPath } from "~/lib/school-form";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Facts } from "~/ui/facts";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { SchoolStepPage } from "../step-page";
import { checkSchema } from "./schema";

interface Props {
  values: Record<string, unknown>;
  letter: { name: string; size: string } | null;
  province: string | null;
  city: string | null;
  errors: { step: SchoolStep; message: string }[];
  editing: boolean;
  draftKey: string;
  resumeUrl: string;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

export function SchoolCheck({ draftKey, resumeUrl, errors, editing, idempotencyKey, answer, ...draft }: Props) {
  const { form, of } = usePostForm({ id: "kirim", schema: checkSchema, answer });
  const { defaultValue: _, ...consent } = of("consent");
  return (
    <SchoolStepPage title="Periksa dan kirim" current={CHECK_SLUG} draftKey={draftKey} resumeUrl={resumeUrl}>
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
        <section key={slug} aria-labelledby={`periksa-${slug}`} className="grid gap-3 rounded-card border border-line p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id={`periksa-${slug}`} className="text-xl font-bold">
              {title}
            </h2>
            <a href={stepPath(draftKey, slug)} className="inline-flex min-h-11 items-center underline">
              Ubah<span className="sr-only"> {title}</span>
            </a>
          </div>
          <Facts items={factsOf(key, draft)} />
        </section>
      ))}
      {errors.length === 0 && (
        <PostForm {...form} action={stepPath(draftKey, CHECK_SLUG)} idempotencyKey={idempotencyKey}>
          <Checkbox {...consent} label="Data ini benar, dan saya berhak mendaftarkan sekolah ini." />
          <div>
            <Button>{editing ? "Kirim perubahan" : "Kirim pendaftaran"}</Button>
          </div>
        </PostForm>
      )}
    </SchoolStepPage>
  );
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : "–");
/** As the receipt will write it, however it was typed. */
const phone = (value: unknown) => {
  const e164 = typeof value === "string" ? normalizePhone(value) : null;
  return e164 ? formatPhone(e164) : text(value);
};
const part = (values: Record<string, unknown>, name: string) => (values[name] as Record<string, unknown> | undefined) ?? {};

function factsOf(step: SchoolStep["key"], { values, letter, province, city }: Pick<Props, "values" | "letter" | "province" | "city">) {
  const [principal, pic] = [part(values, "principal"), part(values, "pic")];
  if (step === "school")
    return [
      { label: "NPSN", value: text(values.npsn) },
      { label: "Nama", value: text(values.name) },
      { label: "Jenis", value: schoolKind(text(values.type), text(values.status)) },
    ];
  if (step === "place")
    return [
      { label: "Alamat", value: text(values.address) },
      { label: "Kabupaten/kota", value: `${city ?? "–"}, ${province ?? "–"}` },
      { label: "Kode pos", value: text(values.postcode) },
    ];
  if (step === "people")
    return [
      { label: "Kepala sekolah", value: `${text(principal.name)}, ${phone(principal.phone)}` },
      { label: "NIP", value: text(principal.nip) },
      { label: "Penanggung jawab", value: `${text(pic.name)}, ${text(pic.position)}` },
      { label: "Hubungi di", value: `${text(pic.email)}, ${phone(pic.phone)}` },
    ];
  return [
    { label: "Jumlah siswa", value: text(values.students) },
    { label: "Program keahlian", value: [...rowsIn(values.majors), ...rowsIn(values.otherMajors).filter(Boolean)].join(", ") || "–" },
    { label: "Situs", value: text(values.website) },
    { label: "Surat pengantar", value: letter ? `${letter.name} (${letter.size})` : "Belum ada" },
  ];
}
