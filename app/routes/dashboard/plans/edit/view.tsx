import { deskPlanPath, PLAN_DESK_PATH, type PlanDecision } from "~/lib/plan-fields";
import type { MenuItem } from "~/lib/views";
import type { PlanRecord } from "~/server/features/plan-desk";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import type { Option } from "~/ui/select";
import { FormOrConflict } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import type { DeskAnswer } from "../../resolve-conflict";
import { PlanForm } from "../plan-form";

type Answer = FormResultView & Partial<DeskAnswer> & { isDecision?: true };

interface Props {
  menu: readonly MenuItem[];
  record: PlanRecord;
  classes: readonly Option[];
  idempotencyKey: string;
  answer: Answer | undefined;
}

/** A price plan with its form and the decisions about it. */
export function PlanRecordPage({ menu, record, classes, idempotencyKey, answer }: Props) {
  const { id, name, status, publicHref, values } = record;
  const path = deskPlanPath(id);
  const formAnswer = answer?.isDecision ? undefined : answer;
  return (
    <DashboardLayout
      title={name}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Paket harga", href: PLAN_DESK_PATH }, { label: name }]}
    >
      {answer?.isDecision && answer.message && <RejectionNotice message={answer.message} />}
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={status.tone}>{status.label}</Badge>
        {publicHref && (
          <ButtonLink href={publicHref} variant="quiet">
            Lihat di situs
          </ButtonLink>
        )}
      </div>
      {!formAnswer?.conflict && (
        <Decisions record={record} path={path} idempotencyKey={idempotencyKey} />
      )}
      <FormOrConflict what="Paket ini" action={path} answer={formAnswer}>
        <PlanForm
          path={path}
          values={values}
          classes={classes}
          idempotencyKey={idempotencyKey}
          formResult={formAnswer}
        />
      </FormOrConflict>
    </DashboardLayout>
  );
}

const DECISIONS: Record<PlanDecision, string> = {
  publish: "Terbitkan",
  withdraw: "Jadikan draf",
  archive: "Arsipkan",
};

const Decisions = ({
  record: { decisions, version },
  path,
  idempotencyKey,
}: Pick<Props, "record" | "idempotencyKey"> & { path: string }) => (
  <form method="post" action={path} className="flex flex-wrap gap-3">
    <HiddenFields idempotencyKey={idempotencyKey} />
    <input type="hidden" name="version" value={version} />
    {decisions.map((decision) => (
      <Button
        key={decision}
        name="decision"
        value={decision}
        variant={decision === "publish" ? "primary" : "secondary"}
      >
        {DECISIONS[decision]}
      </Button>
    ))}
  </form>
);
