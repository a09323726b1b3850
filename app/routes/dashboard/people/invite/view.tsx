import { inviteSchema, PEOPLE_PATH } from "~/lib/people-fields";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import type { Option } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";
import { GrantFields } from "../grant-fields";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  choices: { roles: Option[]; provinces: Option[] };
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const TITLE = "Undang orang";

export function InvitePerson({ menu, path, choices, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "undang", schema: inviteSchema, formResult });
  return (
    <DashboardLayout
      title={TITLE}
      lead="Yang belum punya akun menerima tautan untuk membuatnya, berlaku 7 hari. Yang sudah punya akun langsung mendapat perannya."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Orang", href: PEOPLE_PATH }, { label: TITLE }]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-170 gap-6"
      >
        <TextInput {...getControlProps(fields.name)} label="Nama" autoComplete="off" required />
        <TextInput
          {...getControlProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="off"
          required
        />
        <GrantFields fields={fields} choices={choices} />
        <CurrentPasswordInput {...getControlProps(fields.password)} />
        <div className="flex flex-wrap gap-3">
          <Button>Kirim undangan</Button>
          <ButtonLink href={PEOPLE_PATH} variant="secondary">
            Kembali
          </ButtonLink>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
