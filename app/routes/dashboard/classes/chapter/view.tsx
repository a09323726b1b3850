import { editChapterPath, STAFF_CLASSES_PATH, syllabusPath } from "~/lib/class-desk-paths";
import { CHAPTER_TYPE_LABELS } from "~/lib/class-options";
import { chapterPath, learnersPath, quizSettingsPath } from "~/lib/paths";
import { chapterFormSchema } from "~/lib/syllabus-fields";
import type { MenuItem } from "~/lib/views";
import type { toChapterFormValues } from "~/server/features/syllabus-desk";
import type { DeskChapter } from "~/server/hosts/learning/syllabus-desk";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { NumberInput } from "~/ui/number-input";
import { RichText } from "~/ui/rich-text";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { ConflictForm } from "../../conflict-form";
import { MarkdownHelp } from "../../content/editor/markdown-help";
import { DashboardLayout } from "../../dashboard-layout";
import type { DeskAnswer } from "../../resolve-conflict";
import { MediaInputs } from "./media-inputs";
import { TaskFields } from "./task-fields";

interface Props {
  menu: readonly MenuItem[];
  chapter: DeskChapter;
  values: ReturnType<typeof toChapterFormValues>;
  canUpload: boolean;
  idempotencyKey: string;
  answer: (FormResultView & DeskAnswer) | undefined;
}

/** The form of a chapter. */
export function ChapterPage(props: Props) {
  const { menu, chapter, answer } = props;
  const { slug, name } = chapter.class;
  return (
    <DashboardLayout
      title={chapter.title}
      lead={`${CHAPTER_TYPE_LABELS[chapter.type]} di kelas ${name}.`}
      menu={menu}
      path={editChapterPath(slug, chapter)}
      breadcrumbs={[
        { label: "Kelas", href: STAFF_CLASSES_PATH },
        { label: name, href: learnersPath(slug) },
        { label: "Silabus", href: syllabusPath(slug) },
        { label: chapter.title },
      ]}
    >
      <p className="flex flex-wrap gap-2">
        {!chapter.isArchived && (
          <ButtonLink href={chapterPath(chapter.class, chapter)} variant="secondary">
            Lihat sebagai peserta
          </ButtonLink>
        )}
        {chapter.quizId && (
          <ButtonLink href={quizSettingsPath(chapter.quizId)}>Pilih soal kuis</ButtonLink>
        )}
      </p>
      {answer?.notice && <Notice tone="success">{answer.notice}</Notice>}
      {answer?.conflict ? (
        <ConflictForm
          what="Bab ini"
          action={editChapterPath(slug, chapter)}
          conflict={answer.conflict}
          idempotencyKey={answer.idempotencyKey}
        />
      ) : (
        <ChapterForm {...props} />
      )}
      {typeof answer?.preview === "string" && (
        <section
          id="pratinjau"
          aria-labelledby="judul-pratinjau"
          className="grid max-w-3xl gap-4 border-t-4 border-primary pt-6"
        >
          <h2 id="judul-pratinjau" className="text-xl font-bold">
            Pratinjau
          </h2>
          <RichText html={answer.preview} />
        </section>
      )}
    </DashboardLayout>
  );
}

const BODY_LABELS: Record<DeskChapter["type"], string> = {
  text: "Isi bab",
  video: "Transkrip video",
  file: "Keterangan berkas",
  quiz: "Pengantar kuis",
  code: "Soal latihan",
  assignment: "Isi tugas",
};

const useChapterForm = (values: Props["values"], formResult: Props["answer"]) =>
  usePostForm({ id: "bab", schema: chapterFormSchema, formResult, defaultValue: values });

function ChapterForm({ chapter, values, canUpload, idempotencyKey, answer }: Props) {
  const action = editChapterPath(chapter.class.slug, chapter);
  const { form, fields } = useChapterForm(values, answer);
  return (
    <PostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-[45rem] gap-6"
    >
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <TextInput {...getControlProps(fields.title)} label="Judul bab" autoComplete="off" required />
      <NumberInput {...getControlProps(fields.minutes)} label="Lama dalam menit" required />
      <Checkbox {...getCheckboxProps(fields.free)} label="Gratis: dapat dibaca sebelum mendaftar" />
      <MediaInputs fields={fields} type={chapter.type} canUpload={canUpload} />
      <TextArea
        {...getControlProps(fields.body)}
        label={BODY_LABELS[chapter.type]}
        hint="Ditulis dengan Markdown, paling panjang 37.000 huruf."
        rows={18}
      />
      <MarkdownHelp />
      {chapter.task && <TaskFields fields={fields} />}
      <div className="flex flex-wrap gap-3">
        <Button>Simpan bab</Button>
        <Button
          name="intent"
          value="preview"
          variant="secondary"
          formAction={`${action}#pratinjau`}
        >
          Pratinjau
        </Button>
      </div>
    </PostForm>
  );
}
