import { formatFileSize } from "~/lib/file-size";
import { jobApplicationForm } from "~/lib/job-fields";
import type { JobPageView } from "~/server/features/job-applications";
import { Button, ButtonLink } from "~/ui/button";
import { FileInput } from "~/ui/file-input";
import { PostForm, RejectionNotice, UnsentText } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { PersonFields, RequestPage } from "../../requests/request-page";

export interface StoredCv {
  id: string;
  name: string;
  bytes: number;
}

interface Props {
  page: JobPageView;
  /** Files need this site's own drive. */
  canAttach: boolean;
  idempotencyKey: string;
  rejected: (FormResultView & { storedCv: StoredCv | null }) | undefined;
}

const STEPS = [
  "Anda menerima email dengan nomor lamaran.",
  "Tim kami memeriksa lamaran dan meneruskannya kepada perusahaan.",
  "Perusahaan menghubungi Anda langsung bila lamaran berlanjut.",
  "Lamaran beserta CV kami hapus sesudah 12 bulan.",
];

export function ApplicationPage({ page, rejected, ...form }: Props) {
  const { job, company, companyHref, isOpen } = page;
  return (
    <RequestPage
      title={`Lamar ${job.title}`}
      lead={[company, job.facts].filter(Boolean).join(" · ")}
      parents={[
        { label: "Karier", href: "/Career" },
        { label: company, href: companyHref },
      ]}
      steps={STEPS}
    >
      {isOpen ? (
        <ApplicationForm page={page} rejected={rejected} {...form} />
      ) : (
        <>
          {rejected?.message && <RejectionNotice message={rejected.message} />}
          <UnsentText formResult={rejected} name="coverLetter" />
          <ClosedJob companyHref={companyHref} />
        </>
      )}
    </RequestPage>
  );
}

const ClosedJob = ({ companyHref }: { companyHref: string }) => (
  <div className="grid justify-items-start gap-4">
    <Notice tone="warning">Lowongan ini sudah ditutup.</Notice>
    <ButtonLink href={companyHref} variant="secondary">
      Lihat lowongan lain
    </ButtonLink>
  </div>
);

function ApplicationForm({ page, canAttach, idempotencyKey, rejected }: Props) {
  const { form, fields } = usePostForm({
    id: "lamaran",
    schema: jobApplicationForm,
    formResult: rejected,
  });
  const storedCv = rejected?.storedCv ?? null;
  return (
    <PostForm {...form} action={page.path} idempotencyKey={idempotencyKey} multipart>
      {page.job.deadline && <p>Lamaran diterima sampai {page.job.deadline}.</p>}
      <PersonFields name={fields.name} email={fields.email} phone={fields.phone} />
      <TextArea
        {...getControlProps(fields.coverLetter)}
        label="Surat lamaran"
        hint="Mengapa Anda cocok, dengan kata-kata Anda sendiri. Paling banyak 2.000 karakter."
        rows={8}
        required={!canAttach}
        plain={canAttach}
      />
      {canAttach && (
        <FileInput
          id="lamaran-cv"
          name="cv"
          label="CV"
          hint="PDF, paling besar 5 MB. Boleh tanpa CV bila surat lamaran diisi."
          accept=".pdf"
          error={getControlProps(fields.cv).error}
          storedFile={storedCv && { name: storedCv.name, size: formatFileSize(storedCv.bytes) }}
        />
      )}
      {storedCv && (
        <>
          <input type="hidden" name="cvId" value={storedCv.id} />
          <input type="hidden" name="cvName" value={storedCv.name} />
          <input type="hidden" name="cvBytes" value={storedCv.bytes} />
        </>
      )}
      <div>
        <Button>Kirim lamaran</Button>
      </div>
    </PostForm>
  );
}
