import {
  deskPortfolioPath,
  PORTFOLIO_DESK_PATH,
  type PortfolioDecision,
} from "~/lib/portfolio-fields";
import type { MenuItem } from "~/lib/views";
import type { PortfolioRecord } from "~/server/features/portfolio-desk";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../../dashboard-layout";
import { PortfolioForm } from "../portfolio-form";

interface Props {
  menu: readonly MenuItem[];
  record: PortfolioRecord;
  idempotencyKey: string;
  formResult: (FormResultView & { isDecision: boolean }) | undefined;
}

/** A portfolio item with its form and the decisions about it. */
export function PortfolioRecordPage({ menu, record, idempotencyKey, formResult }: Props) {
  const { id, title, status, publicHref, values } = record;
  const path = deskPortfolioPath(id);
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Portofolio", href: PORTFOLIO_DESK_PATH }, { label: title }]}
    >
      {formResult?.isDecision && formResult.message && (
        <RejectionNotice message={formResult.message} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={status.tone}>{status.label}</Badge>
        {publicHref && (
          <ButtonLink href={publicHref} variant="quiet">
            Lihat di situs
          </ButtonLink>
        )}
      </div>
      <Decisions record={record} path={path} idempotencyKey={idempotencyKey} />
      <PortfolioForm
        path={path}
        values={values}
        idempotencyKey={idempotencyKey}
        formResult={formResult?.isDecision ? undefined : formResult}
      />
    </DashboardLayout>
  );
}

const DECISIONS: Record<PortfolioDecision, string> = {
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
