import { formatDateTime } from "~/lib/dates";
import { handInPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { HandInDetail } from "~/server/hosts/learning/assignments";
import { ButtonLink } from "~/ui/button";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { Feedback, HandInBadge, HandInCard, HandInContent } from "../../../assignment/hand-in-card";
import { DashboardLayout } from "../../dashboard-layout";
import { RubricForm } from "./rubric-form";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  handIn: HandInDetail;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A hand-in beside its rubric, and the way to the next one. */
export function HandInGrading({ menu, path, handIn, ...form }: Props) {
  const { assignment, learner, next } = handIn;
  return (
    <DashboardLayout
      title={learner}
      lead={`${assignment.title} · ${handIn.class.name}`}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Tugas peserta", href: "/Dashboard/Tugas" }, { label: learner }]}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="kiriman" className="grid gap-4">
          <h2 id="kiriman" className="text-xl font-bold">
            Kiriman
          </h2>
          <HandInBadge {...handIn} />
          <p className="text-ink-soft tabular-nums">
            {handIn.number} · {formatDateTime(handIn.submittedAt)}
            {assignment.dueAt !== null && ` · tenggat ${formatDateTime(assignment.dueAt)}`}
          </p>
          <HandInContent handIn={handIn} />
        </section>
        <Decision path={path} handIn={handIn} {...form} />
      </div>
      {next && (
        <p>
          <ButtonLink
            href={handInPath(next.id)}
            variant={handIn.state === "waiting" ? "secondary" : "primary"}
          >
            Berikutnya: {next.learner}, {next.title}
          </ButtonLink>
        </p>
      )}
      <OtherHandIns handIn={handIn} />
    </DashboardLayout>
  );
}

function OtherHandIns({ handIn: { others, assignment } }: Pick<Props, "handIn">) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="kiriman-lain" className="grid gap-3">
      <h2 id="kiriman-lain" className="text-xl font-bold">
        Kiriman lain dari peserta ini
      </h2>
      {others.map((other) => (
        <HandInCard key={other.id} handIn={other} criteria={assignment.criteria} />
      ))}
    </section>
  );
}

function Decision({ handIn, path, idempotencyKey, formResult }: Omit<Props, "menu">) {
  const { state, isReplaced, assignment } = handIn;
  const message = formResult?.message;
  if (state === "waiting" && !isReplaced)
    return (
      <RubricForm
        handIn={handIn}
        path={path}
        idempotencyKey={idempotencyKey}
        formResult={formResult}
      />
    );
  const unsaved = formResult?.result?.initialValue?.comment;
  return (
    <section aria-labelledby="hasil" className="grid gap-3">
      <h2 id="hasil" className="text-xl font-bold">
        {isReplaced && state === "waiting" ? "Kiriman lama" : "Hasil"}
      </h2>
      {message && <Notice tone="danger">{message}</Notice>}
      {isReplaced && (
        <Notice tone="info">Peserta sudah mengirim ulang; yang dinilai kiriman terbarunya.</Notice>
      )}
      <Feedback handIn={handIn} criteria={assignment.criteria} />
      {typeof unsaved === "string" && unsaved !== "" && (
        <div className="grid gap-1">
          <h3 className="font-semibold">Catatan Anda yang tidak tersimpan</h3>
          <p className="wrap-anywhere whitespace-pre-line">{unsaved}</p>
        </div>
      )}
    </section>
  );
}
