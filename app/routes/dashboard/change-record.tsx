import { changeSchema } from "~/lib/change-fields";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "./dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  title: string;
  lead: string;
  /** Above the record in the breadcrumbs. */
  list: MenuItem;
  record: { name: string; href: string; details: { label: string; value: string }[] };
  /** What is shown if the change does not apply to the record, or not any more. */
  refusal: string | null;
  /** Who reads the reason. */
  reasonHint: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Confirms a decision about a person or a tenant. */
export function ChangeRecord({ menu, list, record, lead, refusal, ...form }: Props) {
  const { title, path, formResult } = form;
  return (
    <DashboardLayout
      title={title}
      lead={lead}
      menu={menu}
      path={path}
      breadcrumbs={[list, { label: record.name, href: record.href }, { label: title }]}
    >
      <DescriptionList items={[{ label: "Nama", value: record.name }, ...record.details]} />
      {refusal ? (
        <Notice tone="danger">
          <p>{formResult?.message ?? refusal}</p>
          <p>
            <a href={record.href} className="underline">
              Kembali ke {record.name}
            </a>
          </p>
        </Notice>
      ) : (
        <ChangeForm {...form} recordHref={record.href} />
      )}
    </DashboardLayout>
  );
}

interface FormProps
  extends Pick<Props, "path" | "title" | "reasonHint" | "idempotencyKey" | "formResult"> {
  recordHref: string;
}

function ChangeForm({ path, title, reasonHint, recordHref, ...sent }: FormProps) {
  const { form, fields } = usePostForm({
    id: "perubahan",
    schema: changeSchema,
    formResult: sent.formResult,
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={sent.idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <TextArea
        {...getControlProps(fields.reason)}
        label="Alasan"
        hint={`10–500 karakter. ${reasonHint}`}
        required
      />
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{title}</Button>
        <ButtonLink href={recordHref} variant="secondary">
          Kembali
        </ButtonLink>
      </div>
    </PostForm>
  );
}
