import {
  COMPANIES_DESK_PATH,
  deskCompanyPath,
  editCompanyPath,
  newJobPath,
} from "~/lib/job-desk-paths";
import type { MenuItem } from "~/lib/views";
import type { CompanyRecord } from "~/server/features/job-desk";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { RejectionNotice } from "~/ui/form/post-form";
import { DashboardLayout } from "../../dashboard-layout";
import { VisibilityForm } from "../../visibility-form";

interface Props {
  menu: readonly MenuItem[];
  record: CompanyRecord;
  idempotencyKey: string;
  message: string | null;
}

type Job = CompanyRecord["jobs"][number];

const COLUMNS: Column<Job>[] = [
  {
    key: "title",

    label: "Lowongan",
    cell: ({ href, title }) => (
      <a href={href} className="wrap-anywhere whitespace-normal!">
        {title}
      </a>
    ),
  },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  { key: "deadline", label: "Batas lamaran", cell: ({ deadline }) => deadline },
  {
    key: "applications",
    label: "Lamaran",
    numeric: true,
    cell: ({ applications }) => applications,
  },
];

/** A company with its jobs of every status. */
export function CompanyRecordPage({ menu, record, idempotencyKey, message }: Props) {
  const { slug, name, city, summary, status, publicHref, jobs } = record;
  return (
    <DashboardLayout
      title={name}
      lead={summary}
      menu={menu}
      path={deskCompanyPath(slug)}
      breadcrumbs={[{ label: "Karier", href: COMPANIES_DESK_PATH }, { label: name }]}
    >
      {message && <RejectionNotice message={message} />}
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={status.tone}>{status.label}</Badge> {city}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={newJobPath(slug)}>Tulis lowongan</ButtonLink>
        <ButtonLink href={editCompanyPath(slug)} variant="secondary">
          Ubah perusahaan
        </ButtonLink>
        {publicHref && (
          <ButtonLink href={publicHref} variant="quiet">
            Lihat di situs
          </ButtonLink>
        )}
      </div>
      {jobs.length > 0 ? (
        <DataTable caption="Lowongan" columns={COLUMNS} rows={jobs} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title="Belum ada lowongan">
          Lowongan dibuat sebagai draf, lalu dibuka setelah disetujui.
        </EmptyState>
      )}
      {record.canPublish ? (
        <VisibilityForm
          path={deskCompanyPath(slug)}
          version={record.version}
          isPublished={record.isPublished}
          hint="Perusahaan yang ditarik hilang dari situs bersama lowongannya; lamaran tetap ada."
          idempotencyKey={idempotencyKey}
        />
      ) : (
        !record.isPublished && <p>Pengelola yang menayangkan perusahaan ini bila sudah siap.</p>
      )}
    </DashboardLayout>
  );
}
