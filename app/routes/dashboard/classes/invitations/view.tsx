import { newClassInvitationSchema } from "~/lib/class-invitation-fields";
import type { MenuItem } from "~/lib/views";
import type { InvitationRowView, InvitationsView } from "~/server/features/class-invitations";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Pagination } from "~/ui/pagination";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: InvitationsView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const COLUMNS: Column<InvitationRowView>[] = [
  {
    key: "url",
    label: "Tautan",
    cell: ({ url, made, isActive }) => (
      <span className="grid">
        <span className={`select-all [overflow-wrap:anywhere] ${isActive ? "font-semibold" : ""}`}>
          {url}
        </span>{" "}
        <span className="text-sm text-ink-soft">dibuat {made}</span>
      </span>
    ),
  },
  {
    key: "uses",
    label: "Dipakai",
    cell: ({ uses, isFree }) => (
      <span className="grid">
        <span className="tabular-nums">{uses}</span>{" "}
        {isFree && <span className="text-sm text-ink-soft">tempat gratis</span>}
      </span>
    ),
  },
  { key: "until", label: "Berlaku sampai", cell: ({ until }) => until },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

/** Links that invite to a class. */
export function Invitations({ menu, path, list, idempotencyKey, formResult }: Props) {
  const revokeColumn: Column<InvitationRowView> = {
    key: "revoke",
    label: "Cabut",
    hideLabel: true,
    cell: ({ id, made, isActive }) =>
      isActive && (
        <form method="post" action={`${path}?cabut=1`}>
          <HiddenFields idempotencyKey={idempotencyKey} />
          <input type="hidden" name="id" value={id} />
          <Button variant="secondary" aria-label={`Cabut undangan yang dibuat ${made}`}>
            Cabut
          </Button>
        </form>
      ),
  };
  return (
    <DashboardLayout
      title={`Undangan ke ${list.className}`}
      lead="Siapa pun yang membuka tautan ini dapat bergabung selama masih ada tempat."
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Kelas", href: "/Dashboard/Kelas" },
        { label: list.className, href: list.learnersHref },
        { label: "Undangan" },
      ]}
    >
      {list.rows.length === 0 ? (
        <EmptyState title="Belum ada undangan untuk kelas ini" />
      ) : (
        <DataTable
          caption="Undangan"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, revokeColumn]}
        />
      )}
      <Pagination links={list.links} label="Halaman undangan" />
      <NewInvitation
        path={path}
        canGiveFree={list.canGiveFree}
        idempotencyKey={idempotencyKey}
        formResult={formResult}
      />
    </DashboardLayout>
  );
}

function NewInvitation({
  path,
  canGiveFree,
  idempotencyKey,
  formResult,
}: Pick<Props, "path" | "idempotencyKey" | "formResult"> & { canGiveFree: boolean }) {
  const { form, fields } = usePostForm({
    id: "undangan",
    schema: newClassInvitationSchema,
    formResult,
    defaultValue: { days: "30" },
  });
  return (
    <section aria-labelledby="baru" className="grid max-w-170 gap-4">
      <h2 id="baru" className="text-xl font-bold">
        Undangan baru
      </h2>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <TextInput
          {...getControlProps(fields.days)}
          label="Masa berlaku (hari)"
          inputMode="numeric"
          required
        />
        <TextInput
          {...getControlProps(fields.maxUses)}
          label="Jumlah pemakaian"
          hint="Kosongkan agar tidak terbatas."
          inputMode="numeric"
        />
        {canGiveFree && (
          <Checkbox
            {...getCheckboxProps(fields.isFree)}
            label="Tempat gratis: yang bergabung lewat tautan ini tidak membayar"
          />
        )}
        <div>
          <Button>Buat tautan</Button>
        </div>
      </PostForm>
    </section>
  );
}
