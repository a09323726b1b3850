import type { getTeamToChange } from "~/server/features/teams";
import { ButtonLink } from "~/ui/button";
import { RejectionNotice, UnsentText } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TeamFormPage } from "../team-form";

interface Props {
  /** Null if it can be changed no more. */
  team: Awaited<ReturnType<typeof getTeamToChange>>;
  path: string;
  receiptPath: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function ChangeTeam({ team, path, receiptPath, idempotencyKey, formResult }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={team ? `Ubah pendaftaran ${team.name}` : "Ubah pendaftaran tim"}
        breadcrumbs={[{ label: "Tanda terima", href: receiptPath }, { label: "Ubah" }]}
      />
      {team ? (
        <>
          {team.reason && (
            <Notice tone="warning" title="Catatan pemeriksa">
              {team.reason}
            </Notice>
          )}
          <TeamFormPage
            action={path}
            events={[team.event]}
            team={team}
            canInvite={false}
            idempotencyKey={idempotencyKey}
            formResult={formResult}
          />
        </>
      ) : (
        <>
          {formResult?.message && <RejectionNotice message={formResult.message} />}
          <Notice tone="warning">
            Pendaftaran ini tidak dapat diubah lagi: sudah diputuskan, atau pendaftaran kompetisinya
            sudah ditutup.
          </Notice>
          <UnsentText formResult={formResult} name="idea" />
          <div>
            <ButtonLink href={receiptPath} variant="secondary">
              Buka tanda terima
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
