import { CAMPAIGN_DESK_PATH } from "~/lib/paths";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { CampaignRowView } from "~/server/features/campaign-desk";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: { rows: CampaignRowView[]; links: PageLinks };
}

const COLUMNS: Column<CampaignRowView>[] = [
  {
    key: "title",
    label: "Kampanye",
    cell: ({ href, title, summary }) => (
      <span className="grid">
        <a href={href} className="font-semibold wrap-anywhere">
          {title}
        </a>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{summary}</span>
      </span>
    ),
  },
  {
    key: "raised",
    label: "Terkumpul",
    numeric: true,
    cell: ({ progress }) => (
      <span className="grid">
        <span>{progress.raised}</span>{" "}
        <span className="text-sm text-ink-soft">{progress.goal ?? "tanpa target"}</span>
      </span>
    ),
  },
  { key: "end", label: "Hari terakhir", cell: ({ lastDay }) => lastDay },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

/** Campaigns of the tenant with what they have raised. */
export function CampaignList({ menu, path, list }: Props) {
  return (
    <DashboardLayout
      title="Kampanye donasi"
      lead="Setiap kampanye punya halaman, target, dan kabarnya sendiri. Donasi tanpa kampanye tetap masuk ke donasi umum."
      menu={menu}
      path={path}
      actions={<ButtonLink href={`${CAMPAIGN_DESK_PATH}/Baru`}>Buat kampanye</ButtonLink>}
    >
      {list.rows.length === 0 ? (
        <EmptyState title="Belum ada kampanye" />
      ) : (
        <DataTable
          caption="Kampanye donasi"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
      <Pagination links={list.links} label="Halaman kampanye" />
    </DashboardLayout>
  );
}
