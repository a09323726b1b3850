import { layoutSchema } from "~/lib/site-fields";
import { FieldError } from "~/ui/field";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { SiteForm, type SitePageProps } from "../site-form";

interface Props {
  page: SitePageProps;
  /** Key of the layout in use. */
  current: string;
  layouts: { key: string; name: string; description: string; previewHref: string }[];
  formResult: FormResultView | undefined;
}

/** The layouts, each with a preview of the tenant's own landing. */
export function ChooseLayout({ page, current, layouts, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "tata-letak",
    schema: layoutSchema,
    formResult,
    defaultValue: { layout: current },
  });
  const { id, name, error, defaultValue } = getControlProps(fields.layout);
  return (
    <SiteForm
      page={page}
      form={form}
      lead="Susunan beranda, kepala, dan kaki halaman. Isi dan warna situs Anda tetap sama."
    >
      <fieldset className="grid gap-4" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="font-semibold">Pilih tata letak</legend>
        <FieldError id={id} error={error} />
        {layouts.map(({ key, name: label, description, previewHref }, index) => (
          <div key={key} className="grid gap-1 rounded-card border border-line p-4">
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                id={index === 0 ? id : `${id}-${index + 1}`}
                type="radio"
                name={name}
                value={key}
                defaultChecked={defaultValue === key}
                className="mt-0.5 size-5 shrink-0"
              />
              <span>
                <strong>{label}</strong>
                {key === current && " (dipakai sekarang)"}
                <span className="block text-ink-soft">{description}</span>
              </span>
            </label>
            <a href={previewHref} className="inline-flex min-h-11 items-center underline">
              Lihat beranda Anda dalam tata letak {label}
            </a>
          </div>
        ))}
      </fieldset>
    </SiteForm>
  );
}
