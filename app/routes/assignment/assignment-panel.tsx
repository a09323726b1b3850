import { handInQueuePath } from "~/lib/paths";
import type { Assignment } from "~/server/hosts/learning/assignments";
import { ButtonLink } from "~/ui/button";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { AssignmentFacts } from "./facts";
import { HandInCard } from "./hand-in-card";
import { HandInForm, type StoredFile } from "./hand-in-form";

interface Props {
  assignment: Assignment;
  canAttach: boolean;
  idempotencyKey: string;
  formResult?: FormResultView | undefined;
  /** Of a rejected form; undefined: what was handed in before. */
  storedFile?: StoredFile | null | undefined;
}

/** Rules of a task, where the learner stands, the form, and what was handed in so far. */
export function AssignmentPanel(props: Props) {
  const { assignment, storedFile } = props;
  const { handIns, isStaff, isEnrolled, canHandIn, criteria } = assignment;
  const newest = handIns[0];
  return (
    <div className="grid gap-6">
      <AssignmentFacts rules={assignment} />
      <Standing assignment={assignment} />
      {newest && (
        <section aria-labelledby="kiriman" className="grid gap-3">
          <h2 id="kiriman" className="text-2xl font-bold">
            Kiriman Anda
          </h2>
          {handIns.map((handIn) => (
            <HandInCard key={handIn.id} handIn={handIn} criteria={criteria} />
          ))}
        </section>
      )}
      {canHandIn && (
        <section aria-labelledby="kirim-tugas" className="no-print grid gap-3">
          <h2 id="kirim-tugas" className="text-2xl font-bold">
            {newest ? "Kirim ulang" : "Kumpulkan tugas"}
          </h2>
          <HandInForm
            {...props}
            storedFile={storedFile === undefined ? (newest?.file ?? null) : storedFile}
          />
        </section>
      )}
      {isStaff && !isEnrolled && (
        <p>
          <ButtonLink variant="secondary" href={handInQueuePath(assignment.class.slug)}>
            Periksa kiriman peserta
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function Standing({ assignment }: { assignment: Assignment }) {
  const { isEnrolled, canHandIn, isLateNow, lateMax, handIns } = assignment;
  const newest = handIns[0];
  if (!isEnrolled) return <Notice tone="info">Tugas ini dikumpulkan oleh peserta kelas.</Notice>;
  if (newest?.state === "revision")
    return (
      <Notice tone="warning" title="Perlu perbaikan">
        Mentor meminta perbaikan. Baca catatannya di bawah ini, lalu kirim ulang; tenggat awal tidak
        berlaku lagi untuk perbaikan ini.
      </Notice>
    );
  if (newest?.state === "waiting" && canHandIn)
    return (
      <Notice tone="info" title="Menunggu nilai">
        Selama belum dinilai, Anda masih boleh mengirim ulang. Yang dinilai adalah kiriman terakhir.
      </Notice>
    );
  if (newest?.state === "graded" && canHandIn)
    return (
      <Notice tone="warning" title="Belum lulus">
        Nilai ini belum mencapai batas lulus. Perbaiki, lalu kirim ulang.
      </Notice>
    );
  if (newest) return null;
  if (!canHandIn)
    return (
      <Notice tone="warning">Tenggat tugas ini sudah lewat dan pengumpulannya ditutup.</Notice>
    );
  return isLateNow ? (
    <Notice tone="warning">
      Tenggat sudah lewat. Tugas masih boleh dikumpulkan, dengan nilai paling tinggi {lateMax}.
    </Notice>
  ) : null;
}
