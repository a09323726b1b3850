import { PEOPLE_PATH, personPath } from "~/lib/people-fields";
import { erasePersonSchema } from "~/lib/personal-data";
import type { MenuItem } from "~/lib/views";
import type { PersonCard } from "~/server/features/people";
import type { ErasureView } from "~/server/features/personal-data";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { ErasureHolds } from "~/ui/erasure-holds";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  person: PersonCard;
  erasure: ErasureView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const TITLE = "Hapus data";

/** Erases a person at once. */
export function ErasePerson({ menu, path, person, erasure, ...form }: Props) {
  return (
    <DashboardLayout
      title={TITLE}
      lead={`Semua data ${person.name} di situs ini langsung dihapus, juga akunnya bila tidak dipakai di situs lain. Ini tidak dapat dibatalkan. Tagihan dan pembukuan tetap ada tanpa nama.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Orang", href: PEOPLE_PATH },
        { label: person.name, href: personPath(person.id) },
        { label: TITLE },
      ]}
    >
      {erasure.holds.length > 0 ? (
        <ErasureHolds holds={erasure.holds} />
      ) : (
        <EraseForm {...form} path={path} person={person} />
      )}
    </DashboardLayout>
  );
}

type FormProps = Omit<Props, "menu" | "erasure">;

function EraseForm({ path, person, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({ id: "hapus", schema: erasePersonSchema, formResult });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <TextInput
        {...getControlProps(fields.email)}
        label="Email orang ini"
        hint={`Tulis ${person.email} untuk memastikan.`}
        autoComplete="off"
        required
      />
      <TextArea
        {...getControlProps(fields.reason)}
        label="Alasan"
        hint="10–500 karakter."
        required
      />
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">Hapus sekarang</Button>
        <ButtonLink href={personPath(person.id)} variant="secondary">
          Kembali
        </ButtonLink>
      </div>
    </PostForm>
  );
}
