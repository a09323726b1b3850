import {
  announcementSchema,
  MAX_ANNOUNCEMENT_LENGTH,
  MAX_SUBJECT_LENGTH,
} from "~/lib/announcement-fields";
import { learnersPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { AnnouncementsView } from "~/server/features/announcements";
import { Button } from "~/ui/button";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Draft {
  subject: string;
  text: string;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: AnnouncementsView;
  idempotencyKey: string;
  /** What was posted last; with a preview if it can be sent. */
  posted: (FormResultView & { preview: Draft | null }) | undefined;
}

/** Writes to all learners of a class, and lists what was sent. */
export function Announcements({ menu, path, list, idempotencyKey, posted }: Props) {
  const { className, classSlug, learnerCount } = list;
  return (
    <DashboardLayout
      title={`Pengumuman ${className}`}
      lead="Tampil di halaman belajar setiap peserta, dan dikirim ke email mereka yang tidak mematikannya."
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Kelas", href: "/Dashboard/Kelas" },
        { label: className, href: learnersPath(classSlug) },
        { label: "Pengumuman" },
      ]}
    >
      {learnerCount === 0 && (
        <Notice tone="info">Kelas ini belum punya peserta, jadi belum ada penerimanya.</Notice>
      )}
      {learnerCount > 0 && posted?.preview && (
        <Preview
          draft={posted.preview}
          learnerCount={learnerCount}
          path={path}
          idempotencyKey={posted.idempotencyKey}
        />
      )}
      {learnerCount > 0 && !posted?.preview && (
        <AnnouncementForm path={path} idempotencyKey={idempotencyKey} formResult={posted} />
      )}
      <SentList list={list} />
    </DashboardLayout>
  );
}

interface PreviewProps {
  draft: Draft;
  learnerCount: number;
  path: string;
  idempotencyKey: string;
}

function Preview({ draft: { subject, text }, learnerCount, path, idempotencyKey }: PreviewProps) {
  return (
    <section aria-labelledby="pratinjau" className="grid max-w-3xl gap-4">
      <h2 id="pratinjau" className="text-xl font-bold">
        Kirim ke {learnerCount} peserta?
      </h2>
      <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
        <p className="font-bold wrap-anywhere">{subject}</p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
      <p className="text-ink-soft">Email yang sudah dikirim tidak dapat ditarik kembali.</p>
      <form method="post" action={path} className="flex flex-wrap gap-2">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="text" value={text} />
        <Button name="intent" value="send">
          Kirim ke {learnerCount} peserta
        </Button>
        <Button name="intent" value="edit" variant="secondary">
          Ubah dahulu
        </Button>
      </form>
    </section>
  );
}

interface FormProps {
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

function AnnouncementForm({ path, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({
    id: "pengumuman",
    schema: announcementSchema,
    formResult,
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-3xl gap-5"
    >
      <TextInput
        {...getControlProps(fields.subject)}
        label="Judul"
        maxLength={MAX_SUBJECT_LENGTH}
        autoComplete="off"
        required
      />
      <TextArea
        {...getControlProps(fields.text)}
        label="Isi"
        rows={8}
        maxLength={MAX_ANNOUNCEMENT_LENGTH}
        required
      />
      <div>
        <Button>Lihat pratinjau</Button>
      </div>
    </PostForm>
  );
}

function SentList({ list: { rows, links } }: Pick<Props, "list">) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="terkirim" className="grid gap-3">
      <h2 id="terkirim" className="text-xl font-bold">
        Yang sudah dikirim
      </h2>
      <ul className="grid gap-3">
        {rows.map(({ id, subject, text, source, receivers, isMailed }) => (
          <li key={id} className="rounded-card border border-line px-4">
            <details>
              <summary className="min-h-11 py-2.5 font-semibold wrap-anywhere">{subject}</summary>
              <p className="pb-3 wrap-anywhere whitespace-pre-line">{text}</p>
            </details>
            <p className="pb-3 text-sm text-ink-soft">
              {source} · {receivers} peserta
              {!isMailed && " · emailnya sedang disiapkan"}
            </p>
          </li>
        ))}
      </ul>
      <Pagination links={links} label="Halaman pengumuman" />
    </section>
  );
}
