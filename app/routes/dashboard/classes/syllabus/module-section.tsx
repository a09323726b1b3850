import { editChapterPath, syllabusPath } from "~/lib/class-desk-paths";
import { CHAPTER_TYPE_LABELS } from "~/lib/class-options";
import { toOptions } from "~/lib/options";
import type { DeskSyllabus } from "~/server/hosts/learning/syllabus-desk";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";

type Module = DeskSyllabus["modules"][number];

/** What was typed into a form of the page that was sent back. */
export interface TypedForm {
  form: string | null;
  /** Slug of the form's module. */
  module: string;
  title: string;
  type: string;
}

interface Props {
  /** Of the class. */
  slug: string;
  version: number;
  module: Module;
  isFirst: boolean;
  isLast: boolean;
  idempotencyKey: string;
  /** Of a form of this module. */
  typed: TypedForm | null;
}

/** A module with its chapters and the forms that change them. */
export function ModuleSection(props: Props) {
  const { module, isFirst, isLast } = props;
  const current = module.chapters.filter(({ isArchived }) => !isArchived);
  const archived = module.chapters.filter(({ isArchived }) => isArchived);
  const headingId = `modul-${module.slug}`;
  return (
    <section
      aria-labelledby={headingId}
      className="grid max-w-3xl gap-4 rounded-card border border-line p-4"
    >
      <h2 id={headingId} className="text-xl font-bold">
        {module.title}
      </h2>
      <SyllabusButtons
        {...props}
        what={module.title}
        buttons={[
          ...(isFirst ? [] : [UP]),
          ...(isLast ? [] : [DOWN]),
          ...(module.chapters.length === 0 ? [REMOVE] : []),
        ]}
      />
      {current.length === 0 && <p>Belum ada bab di modul ini.</p>}
      <ol className="grid gap-3">
        {current.map((chapter, index) => (
          <ChapterItem
            key={chapter.slug}
            {...props}
            chapter={chapter}
            buttons={[
              ...(index === 0 ? [] : [UP]),
              ...(index === current.length - 1 ? [] : [DOWN]),
              REMOVE,
            ]}
          />
        ))}
        {archived.map((chapter) => (
          <ChapterItem key={chapter.slug} {...props} chapter={chapter} buttons={[RESTORE]} />
        ))}
      </ol>
      <NewChapterForm {...props} />
      <RenameForm {...props} />
    </section>
  );
}

const UP = { button: "up", label: "Naikkan" } as const;
const DOWN = { button: "down", label: "Turunkan" } as const;
const REMOVE = { button: "remove", label: "Hapus" } as const;
const RESTORE = { button: "restore", label: "Kembalikan" } as const;
type SyllabusAction = typeof UP | typeof DOWN | typeof REMOVE | typeof RESTORE;

interface ItemProps extends Props {
  chapter: Module["chapters"][number];
  buttons: SyllabusAction[];
}

const ChapterItem = ({ chapter, ...props }: ItemProps) => (
  <li className="grid gap-2 border-t border-line pt-3">
    <p className="flex flex-wrap items-center gap-x-3">
      <a
        href={editChapterPath(props.slug, { module: props.module.slug, slug: chapter.slug })}
        className="inline-flex min-h-11 items-center wrap-anywhere"
      >
        {chapter.title}
      </a>
      <span className="text-ink-soft">
        {CHAPTER_TYPE_LABELS[chapter.type]}, {chapter.minutes} menit
        {chapter.isFree && ", gratis"}
      </span>
      {chapter.isArchived && <Badge tone="neutral">Arsip</Badge>}
    </p>
    <SyllabusButtons {...props} chapter={chapter.slug} what={chapter.title} />
  </li>
);

interface ButtonsProps extends Props {
  chapter?: string;
  /** Title of the module or chapter. */
  what: string;
  buttons: SyllabusAction[];
}

function SyllabusButtons({
  slug,
  version,
  module,
  idempotencyKey,
  chapter,
  what,
  buttons,
}: ButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <form method="post" action={syllabusPath(slug)} className="flex flex-wrap gap-2">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="module" value={module.slug} />
      {chapter && <input type="hidden" name="chapter" value={chapter} />}
      {buttons.map(({ button, label }) => (
        <Button
          key={button}
          variant="secondary"
          name="button"
          value={button}
          aria-label={`${label} ${what}`}
        >
          {label}
        </Button>
      ))}
    </form>
  );
}

const NewChapterForm = ({ slug, version, module, idempotencyKey, typed }: Props) => (
  <details open={module.chapters.length === 0 || typed?.form === "bab"}>
    <summary className="min-h-11 py-2.5 font-semibold">Tambah bab</summary>
    <form method="post" action={`${syllabusPath(slug)}?form=bab`} className="grid gap-4">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="module" value={module.slug} />
      <TextInput
        id={`bab-${module.slug}`}
        name="title"
        label="Judul bab"
        defaultValue={typed?.form === "bab" ? typed.title : ""}
        autoComplete="off"
        required
      />
      <Select
        id={`jenis-${module.slug}`}
        name="type"
        label="Jenis"
        options={toOptions(CHAPTER_TYPE_LABELS)}
        defaultValue={typed?.form === "bab" ? typed.type : undefined}
        required
      />
      <div>
        <Button variant="secondary">Tambah bab</Button>
      </div>
    </form>
  </details>
);

const RenameForm = ({ slug, version, module, idempotencyKey, typed }: Props) => (
  <details open={typed?.form === "nama"}>
    <summary className="min-h-11 py-2.5 font-semibold">Ubah nama modul</summary>
    <form method="post" action={`${syllabusPath(slug)}?form=nama`} className="grid gap-4">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="module" value={module.slug} />
      <TextInput
        id={`nama-${module.slug}`}
        name="title"
        label="Judul modul"
        defaultValue={typed?.form === "nama" ? typed.title : module.title}
        autoComplete="off"
        required
      />
      <div>
        <Button variant="secondary">Simpan nama</Button>
      </div>
    </form>
  </details>
);
