import { CONTENT_PATH } from "~/lib/content-paths";
import { deskDecisionSchema } from "~/lib/post-decision-fields";
import type { MenuItem } from "~/lib/views";
import type { ContentRecord } from "~/server/features/content/record";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields, PostForm, RejectionNotice } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  record: ContentRecord;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A post with its facts and the decisions about it. */
export function ContentRecordPage({ menu, record, idempotencyKey, formResult }: Props) {
  const { path, title, status, facts, summary, html, returnReason, canReturn } = record;
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Tulisan", href: CONTENT_PATH }, { label: title }]}
    >
      {formResult?.message && !canReturn && <RejectionNotice message={formResult.message} />}
      <p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </p>
      {returnReason && (
        <Notice tone="warning" title="Perlu diperbaiki">
          {returnReason}
        </Notice>
      )}
      <RecordLinks record={record} />
      <DescriptionList items={facts} />
      {canReturn && (
        <ReturnForm record={record} idempotencyKey={idempotencyKey} formResult={formResult} />
      )}
      <StatusButtons record={record} idempotencyKey={idempotencyKey} />
      <section aria-labelledby="isi" className="grid max-w-3xl gap-4 border-t border-line pt-6">
        <h2 id="isi" className="text-xl font-bold">
          Isi
        </h2>
        {summary && <p className="text-xl text-ink-soft">{summary}</p>}
        <RichText html={html} />
      </section>
    </DashboardLayout>
  );
}

function RecordLinks({ record: { editHref, revisionsHref, publicHref } }: Pick<Props, "record">) {
  return (
    <div className="flex flex-wrap gap-3">
      {editHref && <ButtonLink href={editHref}>Ubah</ButtonLink>}
      {revisionsHref && (
        <ButtonLink href={revisionsHref} variant="secondary">
          Riwayat
        </ButtonLink>
      )}
      {publicHref && (
        <ButtonLink href={publicHref} variant="quiet">
          Lihat di situs
        </ButtonLink>
      )}
    </div>
  );
}

function ReturnForm({ record, idempotencyKey, formResult }: Omit<Props, "menu">) {
  const { form, fields } = usePostForm({ id: "tinjau", schema: deskDecisionSchema, formResult });
  return (
    <section aria-labelledby="kembalikan" className="grid max-w-140 gap-3">
      <h2 id="kembalikan" className="text-xl font-bold">
        Kembalikan ke penulis
      </h2>
      <PostForm {...form} action={record.path} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="version" value={record.version} />
        <input type="hidden" name="decision" value="return" />
        <TextArea
          {...getControlProps(fields.reason)}
          label="Yang perlu diperbaiki"
          hint="Penulis membacanya di atas drafnya."
          rows={3}
          required
        />
        <div>
          <Button variant="secondary">Kembalikan</Button>
        </div>
      </PostForm>
    </section>
  );
}

function StatusButtons({ record, idempotencyKey }: Pick<Props, "record" | "idempotencyKey">) {
  const { canArchive, canRestore, path, version } = record;
  if (!canArchive && !canRestore) return null;
  return (
    <form method="post" action={path} className="grid max-w-140 justify-items-start gap-2">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="decision" value={canArchive ? "archive" : "restore"} />
      <p className="text-ink-soft">
        {canArchive
          ? "Arsip tidak tampil di situs, dan dihapus setelah 30 hari."
          : "Dari arsip, tulisan ini kembali sebagai draf."}
      </p>
      <Button variant="secondary">{canArchive ? "Arsipkan" : "Pulihkan dari arsip"}</Button>
    </form>
  );
}
