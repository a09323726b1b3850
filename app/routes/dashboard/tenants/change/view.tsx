import { TENANTS_PATH, tenantChangeSchema, tenantPath } from "~/lib/tenant-fields";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  title: string;
  lead: string;
  tenant: { id: string; name: string; domains: string[] };
  /** False if the change does not apply to the tenant, or not any more. */
  isAllowed: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Confirms a decision about a tenant. */
export function ChangeTenant({ menu, path, title, lead, tenant, isAllowed, ...rest }: Props) {
  return (
    <DashboardLayout
      title={title}
      lead={lead}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Semua situs", href: TENANTS_PATH },
        { label: tenant.name, href: tenantPath(tenant.id) },
        { label: title },
      ]}
    >
      <DescriptionList
        items={[
          { label: "Nama", value: tenant.name },
          { label: "Domain", value: tenant.domains.join(", ") },
        ]}
      />
      {isAllowed ? (
        <ChangeForm {...rest} path={path} title={title} tenantId={tenant.id} />
      ) : (
        <Notice tone="danger">
          <p>{rest.formResult?.message ?? "Ini tidak dapat dilakukan pada situs ini sekarang."}</p>
          <p>
            <a href={tenantPath(tenant.id)} className="underline">
              Kembali ke {tenant.name}
            </a>
          </p>
        </Notice>
      )}
    </DashboardLayout>
  );
}

interface FormProps extends Pick<Props, "path" | "title" | "idempotencyKey" | "formResult"> {
  tenantId: string;
}

function ChangeForm({ path, title, tenantId, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({ id: "situs", schema: tenantChangeSchema, formResult });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <TextArea
        {...getControlProps(fields.reason)}
        label="Alasan"
        hint="10–500 karakter. Admin situs itu membaca alasan ini di email."
        required
      />
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{title}</Button>
        <ButtonLink href={tenantPath(tenantId)} variant="secondary">
          Kembali
        </ButtonLink>
      </div>
    </PostForm>
  );
}
