import type { PageText } from "~/lib/page-text";
import { type PageTextName, pageTextSchema } from "~/lib/site-fields";
import { Button } from "~/ui/button";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { InlineText, TextBlocks } from "~/ui/page-text";
import { TextArea } from "~/ui/text-area";
import { PreviewButton, SiteForm, type SitePageProps } from "../../site-form";

interface Props {
  page: SitePageProps;
  name: PageTextName;
  text: string;
  /** False while the built-in text stands. */
  isOwn: boolean;
  /** The page that shows the text. */
  href: string;
  formResult: FormResultView | undefined;
  preview: PageText | null;
}

const MARKUP_HINT =
  "Baris kosong memulai alinea baru. ## Judul memulai bagian, - butir membuat daftar, **tebal** menebalkan, dan [teks](alamat) membuat tautan.";
const HINTS: Partial<Record<PageTextName, string>> = {
  "tanya-jawab":
    "Tulis setiap pertanyaan sebagai judul, ## Pertanyaan, dengan jawabannya di bawahnya.",
};

export function EditText({ page, name, text, isOwn, href, formResult, preview }: Props) {
  const { form, fields } = usePostForm({
    id: "teks",
    schema: pageTextSchema,
    formResult,
    defaultValue: { text },
  });
  return (
    <SiteForm
      page={page}
      form={form}
      parent={{ label: "Teks", href: "/Dashboard/Situs/Teks" }}
      lead={isOwn ? "Teks Anda menggantikan teks bawaan." : "Yang tertulis di sini teks bawaan."}
      actions={
        <>
          <PreviewButton />
          {isOwn && (
            <Button variant="secondary" name="intent" value="reset">
              Kembalikan teks bawaan
            </Button>
          )}
        </>
      }
      preview={preview && <TextPreview text={preview} />}
    >
      <TextArea
        {...getControlProps(fields.text)}
        label="Teks"
        hint={`${HINTS[name] ?? "Alinea pertama menjadi pembuka halaman."} ${MARKUP_HINT}`}
        rows={20}
        plain
      />
      <p>
        <a href={href} className="inline-flex min-h-11 items-center underline">
          Lihat halaman seperti sekarang
        </a>
      </p>
    </SiteForm>
  );
}

/** A text as a page, without saving it. */
function TextPreview({ text: { lead, sections } }: { text: PageText }) {
  return (
    <section
      aria-labelledby="pratinjau"
      className="rich-text rounded-card border border-line bg-surface p-5"
    >
      <h2 id="pratinjau">Pratinjau, belum disimpan</h2>
      {lead && (
        <p className="text-lg text-ink-soft">
          <InlineText text={lead} />
        </p>
      )}
      {sections.map(({ id, title, blocks }) => (
        <div key={id} className="grid gap-3">
          {title && <h3>{title}</h3>}
          <TextBlocks blocks={blocks} />
        </div>
      ))}
    </section>
  );
}
