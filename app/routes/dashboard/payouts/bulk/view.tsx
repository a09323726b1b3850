import { bulkApproveSchema } from "~/lib/payout-fields";
import type { PayoutRowView } from "~/lib/payout-views";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { Stat, Stats } from "~/ui/stat";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  rows: (PayoutRowView & { twoApproversReason: string | null })[];
  total: string;
  /** Selected, but not approvable by this user now. */
  excluded: { reference: string; why: string }[];
  idempotencyKey: string;
  formResult:
    | (FormResultView & { outcomes?: { reference: string; message: string }[] | undefined })
    | undefined;
}

/** Bulk decision after reviewing the sum. Payouts are decided independently; a stale one does not block the others. */
export function BulkPayoutApproval({
  menu,
  path,
  rows,
  total: sum,
  excluded: left,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "setujui",
    schema: bulkApproveSchema,
    formResult,
  });
  return (
    <DashboardLayout
      title="Setujui beberapa pencairan"
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Pencairan dana", href: "/Dashboard/Payouts" },
        { label: "Setujui beberapa" },
      ]}
    >
      {formResult?.outcomes && (
        <Notice tone="warning" title="Hasilnya satu per satu">
          <ul className="list-disc pl-5">
            {formResult.outcomes.map(({ reference, message }) => (
              <li key={reference}>
                {reference}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {left.length > 0 && !formResult?.outcomes && (
        <Notice
          tone="warning"
          title={`${left.length} yang dipilih tidak dapat Anda setujui sekarang`}
        >
          <ul className="list-disc pl-5">
            {left.map(({ reference, why }) => (
              <li key={reference}>
                {reference}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title="Tidak ada pencairan yang dapat disetujui"
          action={{ label: "Kembali ke daftar", href: "/Dashboard/Payouts" }}
        >
          Pilih dahulu pencairan yang masih menunggu persetujuan.
        </EmptyState>
      ) : (
        <>
          <Stats>
            <Stat label="Pencairan" value={rows.length} />
            <Stat label="Jumlah seluruhnya" value={sum} />
          </Stats>
          <DataTable
            caption="Pencairan yang akan disetujui"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: "reference", label: "Nomor", cell: ({ reference }) => reference },
              { key: "requester", label: "Pemohon", cell: ({ requester }) => requester },
              { key: "account", label: "Rekening", cell: ({ account }) => account },
              {
                key: "amount",
                card: "side",
                label: "Jumlah",
                numeric: true,
                cell: ({ amount }) => amount,
              },
            ]}
          />
          {rows.some(({ twoApproversReason }) => twoApproversReason) && (
            <Notice tone="info" title="Perlu persetujuan dua orang">
              <ul className="list-disc pl-5">
                {rows.map(
                  ({ id, reference, twoApproversReason }) =>
                    twoApproversReason && (
                      <li key={id}>
                        {reference}: {twoApproversReason}
                      </li>
                    ),
                )}
              </ul>
            </Notice>
          )}
          <PostForm
            {...form}
            action={path}
            idempotencyKey={idempotencyKey}
            className="grid max-w-xl gap-6"
          >
            {rows.map(({ id, version }) => (
              <input key={id} type="hidden" name="payouts" value={`${id}:${version}`} />
            ))}
            <CurrentPasswordInput {...getControlProps(fields.password)} />
            <div className="flex flex-wrap gap-3">
              <Button>
                Setujui {rows.length} pencairan, {sum}
              </Button>
              <ButtonLink href="/Dashboard/Payouts" variant="secondary">
                Kembali
              </ButtonLink>
            </div>
          </PostForm>
        </>
      )}
    </DashboardLayout>
  );
}
