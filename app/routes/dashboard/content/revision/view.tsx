import { CONTENT_PATH } from "~/lib/content-paths";
import type { MenuItem } from "~/lib/views";
import type { DifferencePart } from "~/server/features/content/difference";
import type { FieldChange, getRevision } from "~/server/features/content/revisions";
import { Button } from "~/ui/button";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  revision: Awaited<ReturnType<typeof getRevision>>;
  idempotencyKey: string;
  errorMessage: string | null;
}

/** What one version changed, and the way back to it. */
export function RevisionPage({ menu, path, revision, idempotencyKey, errorMessage }: Props) {
  const { title, recordHref, revisionsHref, number, what, when, reason } = revision;
  const label = `Versi ${number}`;
  return (
    <DashboardLayout
      title={label}
      lead={`${what}, ${when}`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Tulisan", href: CONTENT_PATH },
        { label: title, href: recordHref },
        { label: "Riwayat", href: revisionsHref },
        { label },
      ]}
    >
      {errorMessage && <RejectionNotice message={errorMessage} />}
      {reason && <Notice tone="info">{reason}</Notice>}
      {revision.canRestore && (
        <form method="post" action={path} className="grid justify-items-start gap-2">
          <HiddenFields idempotencyKey={idempotencyKey} />
          <input type="hidden" name="version" value={revision.version} />
          <p className="text-ink-soft">
            Isi versi ini disimpan lagi sebagai versi terbaru. Tidak ada versi yang hilang.
          </p>
          <Button variant="secondary">Pulihkan versi ini</Button>
        </form>
      )}
      {revision.changes.length > 0 ? (
        revision.changes.map((change) => <ChangedField key={change.label} change={change} />)
      ) : (
        <p>Tidak ada isian yang berubah di versi ini.</p>
      )}
    </DashboardLayout>
  );
}

function ChangedField({ change: { label, parts } }: { change: FieldChange }) {
  return (
    <section aria-label={label} className="grid gap-2">
      <h2 className="text-xl font-bold">{label}</h2>
      <p className="max-w-3xl rounded-card border border-line p-4 wrap-anywhere whitespace-pre-line">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are fixed
          <Part key={at} part={part} />
        ))}
      </p>
    </section>
  );
}

function Part({ part: { kind, text } }: { part: DifferencePart }) {
  if (kind === "added")
    return <ins className="bg-green-100 text-green-950 no-underline">{text}</ins>;
  if (kind === "removed") return <del className="bg-red-100 text-red-950">{text}</del>;
  return <span>{text}</span>;
}
