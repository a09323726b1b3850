import { NEW_CLASS_PATH } from "~/lib/class-desk-paths";
import type { MenuItem, PageLinks, StatusTab } from "~/lib/views";
import type { StaffClassView } from "~/server/features/staff-classes";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { StaffClassTable } from "../../staff-class-table";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: { rows: StaffClassView[]; links: PageLinks; tabs: StatusTab[] };
}

/** Classes that the user teaches or manages. */
export const StaffClasses = ({ menu, path, list: { rows, links, tabs } }: Props) => (
  <DashboardLayout
    title="Kelas"
    menu={menu}
    path={path}
    actions={<ButtonLink href={NEW_CLASS_PATH}>Buat kelas</ButtonLink>}
  >
    <StatusTabs label="Kelas menurut keadaan" tabs={tabs} />
    {rows.length === 0 ? (
      <EmptyState title="Belum ada kelas di sini">
        Kelas yang Anda buat, atau yang Anda ajar, tampil di sini.
      </EmptyState>
    ) : (
      <StaffClassTable rows={rows} />
    )}
    <Pagination links={links} label="Halaman kelas" />
  </DashboardLayout>
);
