import {
  CARD_TITLE_LENGTH,
  MAX_CONTENT_LENGTH,
  MAX_SUMMARY_LENGTH,
  type PostFormValues,
  postFormSchema,
} from "~/lib/post-fields";
import type { EditorButton } from "~/server/features/content/editor";
import { Button } from "~/ui/button";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm as PagePostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import type { Option } from "~/ui/select";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { AlbumInput } from "./album-input";
import type { EditorFields } from "./editor-fields";
import { EventFields, ScheduleFields, SearchFields } from "./field-groups";
import { LengthStatus } from "./length-status";
import { MarkdownHelp } from "./markdown-help";

interface Props {
  action: string;
  values: Partial<PostFormValues>;
  buttons: EditorButton[];
  categories: Option[];
  parents: Option[];
  hasEvents: boolean;
  hasAudio: boolean;
  isAlbum: boolean;
  origin: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Writes or changes a post. */
export function EditorForm(props: Props) {
  const { action, values, buttons, idempotencyKey, formResult } = props;
  const { form, fields } = usePostForm({
    id: "tulisan",
    schema: postFormSchema,
    formResult,
    defaultValue: values,
  });
  const canSchedule = buttons.some(({ intent }) => intent === "schedule");
  return (
    <PagePostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-[45rem] gap-6"
    >
      {/* Enter in a field presses the form's first button: it keeps the post where it is. */}
      <button
        type="submit"
        name="intent"
        value={buttons[0]?.intent}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <TextFields fields={fields} action={action} isAlbum={props.isAlbum} />
      {props.isAlbum && <AlbumInput fields={fields} action={action} />}
      <PictureInput
        field={fields.cover}
        label="Sampul"
        hint={
          props.isAlbum
            ? "Tampil di kartu; tanpa sampul, foto pertama dipakai."
            : "Tampil di kartu dan di atas tulisan; tanpa sampul, kami buatkan."
        }
      />
      <Select
        {...getControlProps(fields.categoryId)}
        label="Kategori"
        options={props.categories}
        placeholder="Tanpa kategori"
      />
      <TextInput
        {...getControlProps(fields.tags)}
        label="Tag"
        hint="Paling banyak 10, pisahkan dengan koma. Misalnya: karier, CV."
        autoComplete="off"
      />
      {props.hasAudio && (
        <TextInput
          {...getControlProps(fields.audioUrl)}
          label="Alamat audio"
          hint="Berkas MP3 episode ini, diawali https://"
          inputMode="url"
          autoComplete="off"
        />
      )}
      {props.hasEvents && <EventFields fields={fields} />}
      {props.parents.length > 0 && (
        <Select
          {...getControlProps(fields.parentId)}
          label="Bagian dari"
          hint="Untuk tulisan yang menjadi anak halaman tulisan lain."
          options={props.parents}
          placeholder="Berdiri sendiri"
        />
      )}
      <SearchFields fields={fields} origin={props.origin} />
      {canSchedule && <ScheduleFields fields={fields} />}
      <EditorBar buttons={buttons} action={action} />
    </PagePostForm>
  );
}

type Fields = ReturnType<typeof usePostForm<typeof postFormSchema>>["fields"];

export type { Fields as EditorFields };

interface TextFieldsProps extends Pick<Props, "action" | "isAlbum"> {
  fields: EditorFields;
}

function TextFields({ fields, action, isAlbum }: TextFieldsProps) {
  const [title, summary, content] = [
    getControlProps(fields.title),
    getControlProps(fields.summary),
    getControlProps(fields.content),
  ];
  return (
    <>
      <div className="grid gap-1">
        <TextInput
          {...title}
          label="Judul"
          hint={`Judul sampai ${CARD_TITLE_LENGTH} huruf muat sebaris di kartu.`}
          autoComplete="off"
          required
        />
        <LengthStatus controlId={title.id} max={CARD_TITLE_LENGTH} isAdvice />
      </div>
      <div className="grid gap-1">
        <TextArea
          {...summary}
          label="Ringkasan"
          hint="Satu atau dua kalimat, paling panjang 500 huruf."
          rows={3}
        />
        <LengthStatus controlId={summary.id} max={MAX_SUMMARY_LENGTH} />
      </div>
      <div className="grid gap-1">
        <TextArea
          {...content}
          label="Isi"
          hint="Ditulis dengan Markdown, paling panjang 37.000 huruf."
          rows={isAlbum ? 8 : 18}
          required={!isAlbum}
        />
        <LengthStatus controlId={content.id} max={MAX_CONTENT_LENGTH} />
      </div>
      <MarkdownHelp />
      {!isAlbum && <InsetPicture fields={fields} action={action} />}
    </>
  );
}

const InsetPicture = ({ fields, action }: Omit<TextFieldsProps, "isAlbum">) => (
  <div className="grid justify-items-start gap-3 rounded-card border border-line p-4">
    <PictureInput
      field={fields.inset}
      label="Gambar untuk isi"
      hint="Setelah disisipkan, gambar berada di akhir isi."
    />
    <Button variant="secondary" name="intent" value="inset" formAction={action}>
      Sisipkan gambar
    </Button>
  </div>
);

function EditorBar({ buttons, action }: Pick<Props, "buttons" | "action">) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-surface py-3">
      {buttons.map(({ intent, label, isPrimary }) => (
        <Button
          key={intent}
          name="intent"
          value={intent}
          variant={isPrimary ? "primary" : "secondary"}
        >
          {label}
        </Button>
      ))}
      <Button name="intent" value="preview" variant="quiet" formAction={`${action}#pratinjau`}>
        Pratinjau
      </Button>
    </div>
  );
}
