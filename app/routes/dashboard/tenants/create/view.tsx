import { newTenantSchema, TENANTS_PATH } from "~/lib/tenant-fields";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { type Option, Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  choices: { layouts: Option[]; sources: Option[] };
  /** Tenant to copy, chosen on its page. */
  from: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const TITLE = "Buat situs";

export function CreateTenant({ menu, path, choices, from, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "situs",
    schema: newTenantSchema,
    formResult,
    defaultValue: { from },
  });
  return (
    <DashboardLayout
      title={TITLE}
      lead="Situs baru langsung dapat dibuka. Admin pertamanya menerima undangan lewat email."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Semua situs", href: TENANTS_PATH }, { label: TITLE }]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-170 gap-6"
      >
        <TextInput {...getControlProps(fields.name)} label="Nama situs" required />
        <TextInput
          {...getControlProps(fields.slug)}
          label="Alamat"
          hint="Bagian depan alamat situs, misalnya sekolah-kopi. Tidak dapat diubah lagi."
          autoComplete="off"
          required
        />
        <Select
          {...getControlProps(fields.layout)}
          label="Tata letak"
          options={choices.layouts}
          placeholder="Pilih"
          required
        />
        <Select
          {...getControlProps(fields.from)}
          label="Isi awal"
          hint="Salinan berisi pengaturan, teks, kategori, dan kelas sebagai draf, tanpa orang, uang, dan kiriman."
          options={choices.sources.map(({ value, label }) => ({
            value,
            label: `Salinan ${label}`,
          }))}
          placeholder="Kosong"
        />
        <TextInput
          {...getControlProps(fields.adminName)}
          label="Nama admin pertama"
          autoComplete="off"
          required
        />
        <TextInput
          {...getControlProps(fields.adminEmail)}
          label="Email admin pertama"
          type="email"
          autoComplete="off"
          required
        />
        <CurrentPasswordInput {...getControlProps(fields.password)} />
        <div className="flex flex-wrap gap-3">
          <Button>Buat situs</Button>
          <ButtonLink href={TENANTS_PATH} variant="secondary">
            Kembali
          </ButtonLink>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
