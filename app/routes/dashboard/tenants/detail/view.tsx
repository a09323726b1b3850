import { TENANTS_PATH, tenantExportsPath, tenantPath } from "~/lib/tenant-fields";
import type { MenuItem } from "~/lib/views";
import type { TenantView } from "~/server/features/tenants";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  tenant: TenantView;
}

const CHANGE_LINKS = {
  suspend: { label: "Tangguhkan", segment: "Tangguhkan" },
  restore: { label: "Buka kembali", segment: "Buka" },
} as const;

export function TenantDetail({ menu, path, tenant }: Props) {
  const { id, name, domains, status, layout, people, classes, created, suspension, change } =
    tenant;
  return (
    <DashboardLayout
      title={name}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Semua situs", href: TENANTS_PATH }, { label: name }]}
    >
      {suspension && (
        <Notice tone="danger" title="Situs ini ditangguhkan">
          {suspension}
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: "Status", value: <Badge tone={status.tone}>{status.label}</Badge> },
          { label: "Domain", value: domains.join(", ") },
          { label: "Tata letak", value: layout },
          { label: "Orang", value: people },
          { label: "Kelas", value: classes },
          { label: "Dibuat", value: created },
        ]}
      />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`${TENANTS_PATH}/Baru?from=${encodeURIComponent(id)}`}>
          Buat salinan
        </ButtonLink>
        {change !== "restore" && (
          <ButtonLink href={`/_preview/${encodeURIComponent(id)}`} variant="secondary">
            Lihat situs
          </ButtonLink>
        )}
        <ButtonLink href={tenantExportsPath(id)} variant="secondary">
          Ekspor data
        </ButtonLink>
        {change && (
          <ButtonLink
            href={`${tenantPath(id)}/${CHANGE_LINKS[change].segment}`}
            variant="secondary"
          >
            {CHANGE_LINKS[change].label}
          </ButtonLink>
        )}
      </p>
    </DashboardLayout>
  );
}
