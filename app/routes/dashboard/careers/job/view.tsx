import type { JobDecision } from "~/lib/job-desk-fields";
import { COMPANIES_DESK_PATH, deskCompanyPath, editJobPath } from "~/lib/job-desk-paths";
import type { MenuItem } from "~/lib/views";
import type { JobRecord } from "~/server/features/job-desk";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { FormOrConflict } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import type { DeskAnswer } from "../../resolve-conflict";
import { JobForm } from "../job-form";

interface Props {
  menu: readonly MenuItem[];
  job: JobRecord;
  idempotencyKey: string;
  formResult: (FormResultView & (DeskAnswer | { isDecision: true })) | undefined;
}

/** A job with its form and the decisions about it. */
export function JobRecordPage({ menu, job, idempotencyKey, formResult }: Props) {
  const { id, title, company, status, applications, needsApproval, values } = job;
  const path = editJobPath(company.slug, id);
  const isDecision = formResult !== undefined && "isDecision" in formResult;
  const saved = isDecision ? undefined : formResult;
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Karier", href: COMPANIES_DESK_PATH },
        { label: company.name, href: deskCompanyPath(company.slug) },
        { label: title },
      ]}
    >
      {isDecision && formResult.message && <RejectionNotice message={formResult.message} />}
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={status.tone}>{status.label}</Badge> {applications} lamaran
      </p>
      <Decisions job={job} path={path} idempotencyKey={idempotencyKey} />
      {needsApproval && (
        <Notice tone="info">
          Lowongan yang diubah menunggu persetujuan pengelola lagi, dan sementara itu tidak tampil.
        </Notice>
      )}
      <FormOrConflict what="Lowongan ini" action={path} answer={saved}>
        <JobForm path={path} values={values} idempotencyKey={idempotencyKey} formResult={saved} />
      </FormOrConflict>
    </DashboardLayout>
  );
}

const DECISIONS: Record<JobDecision, { label: string; hint: string }> = {
  submit: { label: "Ajukan", hint: "Pengelola memeriksa lowongan ini, lalu membukanya." },
  open: { label: "Buka lowongan", hint: "Lowongan tampil di situs sampai batas lamarannya." },
  return: { label: "Kembalikan", hint: "Lowongan menjadi draf lagi, untuk diperbaiki penulisnya." },
  close: {
    label: "Tutup lowongan",
    hint: "Lamaran baru tidak diterima lagi; yang sudah masuk tetap ada.",
  },
};

const Decisions = ({
  job: { decisions, version },
  path,
  idempotencyKey,
}: Pick<Props, "job" | "idempotencyKey"> & { path: string }) =>
  decisions.map((decision) => (
    <form
      key={decision}
      method="post"
      action={path}
      className="grid max-w-140 justify-items-start gap-2"
    >
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="decision" value={decision} />
      <p className="text-ink-soft">{DECISIONS[decision].hint}</p>
      <Button variant={decision === "return" ? "secondary" : "primary"}>
        {DECISIONS[decision].label}
      </Button>
    </form>
  ));
