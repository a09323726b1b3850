import { classPreviewPath, STAFF_CLASSES_PATH, syllabusPath } from "~/lib/class-desk-paths";
import { learnersPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { DeskSyllabus } from "~/server/hosts/learning/syllabus-desk";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";
import { ModuleSection, type TypedForm } from "./module-section";

interface Props {
  menu: readonly MenuItem[];
  syllabus: DeskSyllabus;
  /** Title of the chapter whose form was saved. */
  savedChapter: string | null;
  idempotencyKey: string;
  /** A form of this page that was sent back. */
  rejected: (FormResultView & { form: string | null }) | undefined;
}

/** What was typed into a form that was sent back. */
function getTyped(rejected: Props["rejected"]): TypedForm | null {
  if (!rejected) return null;
  const { module, title, type } = (rejected.result?.initialValue ?? {}) as Record<string, unknown>;
  const toText = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    form: rejected.form,
    module: toText(module),
    title: toText(title),
    type: toText(type),
  };
}

/** What is wrong with the form that was sent: each has a field or two. */
function getRejection(rejected: FormResultView | undefined): string | null {
  if (!rejected) return null;
  const [errors] = Object.values(rejected.result?.error ?? {});
  return rejected.message ?? errors?.[0] ?? "Isian ini belum benar";
}

/** Modules and chapters of a class, with a button for each change. */
export function SyllabusPage({ menu, syllabus, savedChapter, idempotencyKey, rejected }: Props) {
  const { slug, name } = syllabus.class;
  const message = getRejection(rejected);
  const typed = getTyped(rejected);
  const key = rejected?.idempotencyKey || idempotencyKey;
  return (
    <DashboardLayout
      title={`Silabus ${name}`}
      lead="Kemajuan peserta tetap tersimpan bila Anda mengubah urutan, nama, atau menghapus bab."
      menu={menu}
      path={syllabusPath(slug)}
      breadcrumbs={[
        { label: "Kelas", href: STAFF_CLASSES_PATH },
        { label: name, href: learnersPath(slug) },
        { label: "Silabus" },
      ]}
    >
      {message && <RejectionNotice message={message} />}
      {savedChapter && <Notice tone="success">{`Bab “${savedChapter}” sudah disimpan.`}</Notice>}
      <p>
        <ButtonLink href={classPreviewPath(slug)} variant="secondary">
          Pratinjau dan penerbitan
        </ButtonLink>
      </p>
      {syllabus.modules.length === 0 && <p>Belum ada modul. Mulai dengan modul pertama.</p>}
      {syllabus.modules.map((module, index) => (
        <ModuleSection
          key={module.slug}
          slug={slug}
          version={syllabus.version}
          module={module}
          isFirst={index === 0}
          isLast={index === syllabus.modules.length - 1}
          idempotencyKey={key}
          typed={typed?.module === module.slug ? typed : null}
        />
      ))}
      <form
        method="post"
        action={`${syllabusPath(slug)}?form=modul`}
        className="grid max-w-140 gap-4 border-t border-line pt-6"
      >
        <HiddenFields idempotencyKey={key} />
        <input type="hidden" name="version" value={syllabus.version} />
        <TextInput
          id="modul-baru"
          name="title"
          label="Judul modul baru"
          defaultValue={typed?.form === "modul" ? typed.title : ""}
          autoComplete="off"
          required
        />
        <div>
          <Button>Tambah modul</Button>
        </div>
      </form>
    </DashboardLayout>
  );
}
