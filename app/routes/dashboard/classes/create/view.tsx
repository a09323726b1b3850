import { newClassSchema } from "~/lib/class-desk-fields";
import { NEW_CLASS_PATH, STAFF_CLASSES_PATH } from "~/lib/class-desk-paths";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../../dashboard-layout";
import { NameFields } from "../name-fields";

interface Props {
  menu: readonly MenuItem[];
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What a class begins with; its form has the rest. */
export function NewClassPage({ menu, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "kelas-baru", schema: newClassSchema, formResult });
  return (
    <DashboardLayout
      title="Buat kelas"
      lead="Kelas dibuat sebagai draf. Sesudah ini Anda melengkapi keterangan dan silabusnya, lalu pengelola menerbitkannya."
      menu={menu}
      path={NEW_CLASS_PATH}
      breadcrumbs={[{ label: "Kelas", href: STAFF_CLASSES_PATH }, { label: "Buat kelas" }]}
    >
      <PostForm
        {...form}
        action={NEW_CLASS_PATH}
        idempotencyKey={idempotencyKey}
        className="grid max-w-140 gap-6"
      >
        <NameFields fields={fields} />
        <div>
          <Button>Buat draf</Button>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
