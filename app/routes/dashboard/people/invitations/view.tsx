import { PEOPLE_PATH } from "~/lib/people-fields";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { InvitationRowView } from "~/server/features/people";
import { Button, ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: { rows: InvitationRowView[]; links: PageLinks };
  idempotencyKey: string;
  errorMessage: string | null;
}

const COLUMNS: Column<InvitationRowView>[] = [
  {
    key: "name",
    label: "Nama",
    cell: ({ name, email }) => (
      <span className="grid">
        <strong className="wrap-anywhere">{name}</strong>{" "}
        <span className="text-sm text-ink-soft wrap-anywhere">{email}</span>
      </span>
    ),
  },
  { key: "roles", label: "Peran", cell: ({ roles }) => roles },
  {
    key: "sent",
    label: "Dikirim",
    cell: ({ sent, expires }) => (
      <span className="grid">
        <span>{sent}</span> <span className="text-sm text-ink-soft">berlaku sampai {expires}</span>
      </span>
    ),
  },
];

const TITLE = "Undangan terbuka";

/** Open invitations. */
export function Invitations({ menu, path, list, idempotencyKey, errorMessage }: Props) {
  const actionColumn: Column<InvitationRowView> = {
    key: "actions",
    label: "Tindakan",
    hideLabel: true,
    cell: ({ id, email }) => (
      <form method="post" action={path} className="flex flex-wrap gap-2">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="id" value={id} />
        <Button
          variant="secondary"
          name="change"
          value="resend"
          aria-label={`Kirim ulang undangan untuk ${email}`}
        >
          Kirim ulang
        </Button>
        <Button
          variant="secondary"
          name="change"
          value="withdraw"
          aria-label={`Tarik undangan untuk ${email}`}
        >
          Tarik
        </Button>
      </form>
    ),
  };
  return (
    <DashboardLayout
      title={TITLE}
      lead="Undangan yang ditarik tidak dapat dipakai lagi. Kirim ulang mengganti tautan sebelumnya."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Orang", href: PEOPLE_PATH }, { label: TITLE }]}
      actions={<ButtonLink href={`${PEOPLE_PATH}/Undang`}>Undang orang</ButtonLink>}
    >
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada undangan terbuka" />
      ) : (
        <DataTable
          caption={TITLE}
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, actionColumn]}
        />
      )}
      <Pagination links={list.links} label="Halaman undangan" />
    </DashboardLayout>
  );
}
