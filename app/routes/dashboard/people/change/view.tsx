import { PEOPLE_PATH, personChangeSchema, personPath } from "~/lib/people-fields";
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
  person: { id: string; name: string; email: string };
  /** False if the change does not apply to the person, or not any more. */
  isAllowed: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Confirms a decision about a person. */
export function ChangePerson({ menu, path, title, lead, person, isAllowed, ...rest }: Props) {
  return (
    <DashboardLayout
      title={title}
      lead={lead}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Orang", href: PEOPLE_PATH },
        { label: person.name, href: personPath(person.id) },
        { label: title },
      ]}
    >
      <DescriptionList
        items={[
          { label: "Nama", value: person.name },
          { label: "Email", value: person.email },
        ]}
      />
      {isAllowed ? (
        <ChangeForm {...rest} path={path} title={title} personId={person.id} />
      ) : (
        <Notice tone="danger">
          <p>{rest.formResult?.message ?? "Ini tidak dapat dilakukan pada orang ini sekarang."}</p>
          <p>
            <a href={personPath(person.id)} className="underline">
              Kembali ke {person.name}
            </a>
          </p>
        </Notice>
      )}
    </DashboardLayout>
  );
}

interface FormProps extends Pick<Props, "path" | "title" | "idempotencyKey" | "formResult"> {
  personId: string;
}

function ChangeForm({ path, title, personId, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({ id: "orang", schema: personChangeSchema, formResult });
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
        hint="10–500 karakter. Ia membaca alasan ini di email."
        required
      />
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{title}</Button>
        <ButtonLink href={personPath(personId)} variant="secondary">
          Kembali
        </ButtonLink>
      </div>
    </PostForm>
  );
}
