import { formatDateTime } from "~/lib/dates";
import { chapterPath, classPath } from "~/lib/paths";
import type { Assignment, HandIn } from "~/server/hosts/learning/assignments";
import { ButtonLink } from "~/ui/button";
import type { FormResultView } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";
import { RichText } from "~/ui/rich-text";
import { AssignmentPanel } from "./assignment-panel";
import type { StoredFile } from "./hand-in-form";

interface Props {
  assignment: Assignment;
  /** What was just sent. */
  sent: HandIn | null;
  canAttach: boolean;
  idempotencyKey: string;
  rejected: (FormResultView & { storedFile: StoredFile | null }) | undefined;
}

/** A task outside of its chapter: after handing in, after an error, and from the mails. */
export function AssignmentPage({ assignment, sent, rejected, ...form }: Props) {
  const { title, chapter } = assignment;
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: assignment.class.name, href: classPath(assignment.class) },
          { label: title },
        ]}
      />
      {sent && (
        <Receipt
          title="Tugas Anda kami terima"
          number={sent.number}
          rows={[
            { label: "Dikirim", value: formatDateTime(sent.submittedAt) },
            ...(sent.file ? [{ label: "Berkas", value: sent.file.name }] : []),
          ]}
        >
          Bukti ini juga kami kirim ke email Anda, begitu pula nilainya nanti.
        </Receipt>
      )}
      <RichText html={assignment.task} />
      <AssignmentPanel
        assignment={assignment}
        {...form}
        formResult={rejected}
        storedFile={rejected?.storedFile}
      />
      {chapter && (
        <div>
          <ButtonLink variant="quiet" href={chapterPath(assignment.class, chapter)}>
            Kembali ke bab
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
