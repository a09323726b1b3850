import { TENANTS_PATH, tenantPath } from "~/lib/tenant-fields";
import type { MenuItem } from "~/lib/views";
import type { TenantExportView } from "~/server/features/tenant-exports";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";
import { TaskList } from "../../task-list";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  tenant: { id: string; name: string };
  exports: TenantExportView[];
  isWorking: boolean;
  idempotencyKey: string;
  rejection: string | null | undefined;
}

/** One site as an archive: asks for it, shows how far it is, links the file. */
export const TenantExports = ({ menu, path, tenant, exports, isWorking, ...form }: Props) => (
  <DashboardLayout
    title="Ekspor situs"
    lead="Satu arsip memuat data dan berkas situs ini saja, tanpa kata sandi dan sesi. Arsip dibuat di latar dan dihapus setelah tujuh hari. Permintaan dan unduhan tercatat di jejak audit kedua situs."
    menu={menu}
    path={path}
    breadcrumbs={[
      { label: "Semua situs", href: TENANTS_PATH },
      { label: tenant.name, href: tenantPath(tenant.id) },
      { label: "Ekspor" },
    ]}
  >
    {form.rejection && <Notice tone="danger">{form.rejection}</Notice>}
    <form method="post" action={path}>
      <HiddenFields idempotencyKey={form.idempotencyKey} />
      <Button>Ekspor sekarang</Button>
    </form>
    {exports.length > 0 && (
      <TaskList
        title="Ekspor terakhir"
        tasks={exports.map(({ download, ...task }) => ({
          ...task,
          action: download && (
            <a
              href={download.href}
              aria-label={`${download.label}: ${task.title}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {download.label}
            </a>
          ),
        }))}
        isWorking={isWorking}
        path={path}
      />
    )}
  </DashboardLayout>
);
