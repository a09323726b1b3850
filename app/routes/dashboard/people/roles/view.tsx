import { PEOPLE_PATH, personPath, rolesSchema } from "~/lib/people-fields";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import type { Option } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";
import { GrantFields } from "../grant-fields";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  person: { id: string; name: string; roleKinds: number[]; provinceIds: string[] };
  choices: { roles: Option[]; provinces: Option[] };
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function PersonRoles({ menu, path, person, choices, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "peran",
    schema: rolesSchema,
    formResult,
  });
  const granted = { roles: person.roleKinds.map(String), provinceIds: person.provinceIds };
  return (
    <DashboardLayout
      title="Ubah peran"
      lead={`Peran ${person.name} berlaku seketika, dan ia diberi tahu lewat email.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Orang", href: PEOPLE_PATH },
        { label: person.name, href: personPath(person.id) },
        { label: "Ubah peran" },
      ]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-170 gap-6"
      >
        <input type="hidden" name="was" value={person.roleKinds.join(",")} />
        <GrantFields fields={fields} choices={choices} granted={formResult ? undefined : granted} />
        <CurrentPasswordInput {...getControlProps(fields.password)} />
        <div className="flex flex-wrap gap-3">
          <Button>Simpan peran</Button>
          <ButtonLink href={personPath(person.id)} variant="secondary">
            Kembali
          </ButtonLink>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
