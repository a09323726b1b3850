import { reversalDecisionFields } from "~/lib/payout-fields";
import type { PayoutDetailView } from "~/lib/payout-views";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";
import { PayoutSummary } from "../payout-summary";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  payout: PayoutDetailView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** The second person's decision on a proposed reversal; its proposer can only withdraw it. */
export function PayoutReversal({ menu, path, payout, idempotencyKey, formResult }: Props) {
  const payoutPath = `/Dashboard/Payouts/${payout.id}`;
  const { reversal } = payout;
  return (
    <DashboardLayout
      title="Usulan pengembalian dari bank"
      lead="Bila dipastikan, dana kembali ke saldo pemohon."
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Pencairan dana", href: "/Dashboard/Payouts" },
        { label: payout.reference, href: payoutPath },
        { label: "Usulan pengembalian" },
      ]}
    >
      <PayoutSummary payout={payout} />
      {reversal ? (
        <Notice tone="info" title={`Diusulkan ${reversal.proposedBy}, ${reversal.when}`}>
          {reversal.detail}
        </Notice>
      ) : (
        <Notice tone="danger" title={`Status pencairan ini: ${payout.status.label}`}>
          <p>{formResult?.message ?? "Tidak ada usulan pengembalian yang menunggu keputusan."}</p>
          <p>
            <a href={payoutPath} className="underline">
              Lihat pencairan {payout.reference}
            </a>
          </p>
        </Notice>
      )}
      {reversal && (
        <DecisionForm
          path={path}
          payout={payout}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      )}
    </DashboardLayout>
  );
}

function DecisionForm({
  path,
  payout,
  idempotencyKey,
  formResult,
}: Pick<Props, "path" | "payout" | "idempotencyKey" | "formResult">) {
  const { form, fields } = usePostForm({
    id: "pengembalian",
    schema: reversalDecisionFields,
    formResult,
  });
  const { confirmReversal, withdrawReversal } = payout.permissions;
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <input type="hidden" name="version" value={payout.version} />
      {confirmReversal && (
        <CurrentPasswordInput
          {...getControlProps(fields.password)}
          hint="Pastikan hanya bila Anda sendiri sudah melihat dananya di mutasi rekening."
        />
      )}
      <div className="flex flex-wrap gap-3">
        {confirmReversal && (
          <>
            <Button name="decision" value="confirm">
              Pastikan pengembalian
            </Button>
            <Button name="decision" value="decline" variant="danger">
              Tolak usulan
            </Button>
          </>
        )}
        {withdrawReversal && (
          <Button name="decision" value="withdraw" variant="danger">
            Tarik usulan
          </Button>
        )}
        <ButtonLink href={`/Dashboard/Payouts/${payout.id}`} variant="secondary">
          Kembali
        </ButtonLink>
      </div>
    </PostForm>
  );
}
