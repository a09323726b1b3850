import type { ReactNode } from "react";
import { learnersPath } from "~/lib/paths";
import { deskProgramPath, editProgramPath, PROGRAMS_DESK_PATH } from "~/lib/program-desk-paths";
import { type PROGRAM_PARTS, programPartSchema } from "~/lib/program-fields";
import type { MenuItem } from "~/lib/views";
import type { ProgramRecord } from "~/server/features/program-desk";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields, PostForm, RejectionNotice } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";
import { VisibilityForm } from "../../visibility-form";

type Part = (typeof PROGRAM_PARTS)[number];
type Result = FormResultView & { part: Part | null };

interface Props {
  menu: readonly MenuItem[];
  record: ProgramRecord;
  idempotencyKey: string;
  formResult: Result | undefined;
}

/** A program with its classes and schools, and whether the site shows it. */
export function ProgramRecordPage({ menu, record, idempotencyKey, formResult }: Props) {
  const { slug, name, status, facts, summary, topics, publicHref } = record;
  return (
    <DashboardLayout
      title={name}
      lead={summary}
      menu={menu}
      path={deskProgramPath(slug)}
      breadcrumbs={[{ label: "Program", href: PROGRAMS_DESK_PATH }, { label: name }]}
    >
      {formResult?.message && formResult.part === null && (
        <RejectionNotice message={formResult.message} />
      )}
      <p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={editProgramPath(slug)}>Ubah</ButtonLink>
        {publicHref && (
          <ButtonLink href={publicHref} variant="quiet">
            Lihat di situs
          </ButtonLink>
        )}
      </div>
      <DescriptionList
        items={[...facts, { label: "Kurikulum", value: `${topics.length} topik` }]}
      />
      <VisibilityForm
        path={deskProgramPath(slug)}
        version={record.version}
        isPublished={record.isPublished}
        hint="Program yang ditarik hilang dari situs; kelas dan pesertanya tetap ada."
        idempotencyKey={idempotencyKey}
      />
      <Classes record={record} idempotencyKey={idempotencyKey} formResult={formResult} />
      <Schools record={record} idempotencyKey={idempotencyKey} formResult={formResult} />
    </DashboardLayout>
  );
}

type PartProps = Omit<Props, "menu">;

function Classes({ record, idempotencyKey, formResult }: PartProps) {
  return (
    <PartSection
      title="Kelas"
      part="class"
      label="Alamat atau kode kelas"
      hint="Misalnya dasar-pemrograman-web. Sebuah kelas hanya ada di satu program."
      record={record}
      idempotencyKey={idempotencyKey}
      formResult={formResult}
      items={record.classes.map(({ slug, name, status }) => ({
        key: slug,
        name,
        content: (
          <>
            <a href={learnersPath(slug)} className="wrap-anywhere">
              {name}
            </a>{" "}
            <Badge tone={status.tone}>{status.label}</Badge>
          </>
        ),
      }))}
    />
  );
}

function Schools({ record, idempotencyKey, formResult }: PartProps) {
  return (
    <PartSection
      title="Sekolah"
      part="school"
      label="NPSN"
      hint="Dari sekolah yang sudah terverifikasi. Poin siswanya tampil di papan peringkat."
      record={record}
      idempotencyKey={idempotencyKey}
      formResult={formResult}
      items={record.schools.map(({ npsn, name }) => ({
        key: npsn,
        name,
        content: (
          <>
            {name} <span className="text-sm text-ink-soft">NPSN {npsn}</span>
          </>
        ),
      }))}
    />
  );
}

interface SectionProps extends PartProps {
  title: string;
  part: Part;
  label: string;
  hint: string;
  items: { key: string; name: string; content: ReactNode }[];
}

function PartSection({ title, part, items, ...props }: SectionProps) {
  const { record, idempotencyKey } = props;
  const path = deskProgramPath(record.slug);
  return (
    <section aria-labelledby={`bagian-${part}`} className="grid max-w-[45rem] gap-4">
      <h2 id={`bagian-${part}`} className="text-xl font-bold">
        {title}
      </h2>
      {items.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
      <ul className="grid divide-y divide-line">
        {items.map(({ key, name, content }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">{content}</span>
            <form method="post" action={path}>
              <HiddenFields idempotencyKey={idempotencyKey} />
              <input type="hidden" name="part" value={part} />
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="change" value="remove" />
              <Button variant="secondary" aria-label={`Keluarkan ${name}`}>
                Keluarkan
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <AddForm part={part} {...props} />
    </section>
  );
}

function AddForm({
  part,
  label,
  hint,
  record,
  idempotencyKey,
  formResult,
}: Omit<SectionProps, "title" | "items">) {
  const { form, fields } = usePostForm({
    id: `tambah-${part}`,
    schema: programPartSchema,
    formResult: formResult?.part === part ? formResult : undefined,
  });
  return (
    <PostForm
      {...form}
      action={deskProgramPath(record.slug)}
      idempotencyKey={idempotencyKey}
      className="grid max-w-140 gap-4"
    >
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="change" value="add" />
      <TextInput {...getControlProps(fields.key)} label={label} hint={hint} autoComplete="off" />
      <div>
        <Button variant="secondary">Tambahkan</Button>
      </div>
    </PostForm>
  );
}
