import { newTemplateForm } from "~/lib/inbox";
import { ANSWER_TEMPLATES_PATH, INBOX_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Template {
  id: string;
  name: string;
  text: string;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  templates: readonly Template[];
  isSaved: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** The team's saved answers. */
export function AnswerTemplates({ menu, path, templates, isSaved, ...form }: Props) {
  return (
    <DashboardLayout
      title="Templat jawaban"
      lead="Jawaban yang sering dikirim. Pilih salah satunya saat menjawab, lalu sesuaikan sebelum dikirim."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Kotak masuk", href: INBOX_PATH }, { label: "Templat jawaban" }]}
    >
      {isSaved && !form.formResult && <Notice tone="success">Perubahan sudah disimpan.</Notice>}
      {templates.length === 0 ? (
        <EmptyState title="Belum ada templat" />
      ) : (
        <ul className="grid gap-4">
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateCard template={template} idempotencyKey={form.idempotencyKey} />
            </li>
          ))}
        </ul>
      )}
      <NewTemplate {...form} />
    </DashboardLayout>
  );
}

function TemplateCard({
  template: { id, name, text },
  idempotencyKey,
}: {
  template: Template;
  idempotencyKey: string;
}) {
  return (
    <article
      aria-labelledby={`templat-${id}`}
      className="grid gap-3 rounded-card border border-line p-4"
    >
      <h2 id={`templat-${id}`} className="font-semibold wrap-anywhere">
        {name}
      </h2>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <form method="post" action={ANSWER_TEMPLATES_PATH}>
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" aria-label={`Hapus templat ${name}`}>
          Hapus
        </Button>
      </form>
    </article>
  );
}

function NewTemplate({ idempotencyKey, formResult }: Pick<Props, "idempotencyKey" | "formResult">) {
  const { form, fields } = usePostForm({ id: "templat", schema: newTemplateForm, formResult });
  return (
    <section aria-labelledby="baru" className="grid max-w-170 gap-4">
      <h2 id="baru" className="text-xl font-bold">
        Templat baru
      </h2>
      <PostForm {...form} action={ANSWER_TEMPLATES_PATH} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="intent" value="create" />
        <TextInput
          {...getControlProps(fields.name)}
          label="Nama templat"
          autoComplete="off"
          required
        />
        <TextArea
          {...getControlProps(fields.text)}
          label="Isi templat"
          hint="Tulis {nama} dan {nomor} di tempat nama dan nomor pengirim."
          rows={8}
          required
        />
        <div>
          <Button>Simpan templat</Button>
        </div>
      </PostForm>
    </section>
  );
}
