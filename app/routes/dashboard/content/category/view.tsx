import { categoryDeletionSchema, categoryFormSchema } from "~/lib/category-fields";
import { CONTENT_PATH } from "~/lib/content-paths";
import type { MenuItem } from "~/lib/views";
import type { CategoryRow } from "~/server/features/content/categories";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { type Option, Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";
import { CategoryFields } from "./fields";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  listHref: string;
  category: CategoryRow;
  /** Categories that may take over the posts. */
  targets: Option[];
  idempotencyKey: string;
  formResult: (FormResultView & { isDeletion: boolean }) | undefined;
}

export function CategoryPage({ menu, path, listHref, category, ...forms }: Props) {
  const { idempotencyKey, formResult, targets } = forms;
  const result = formResult?.isDeletion ? undefined : formResult;
  const { form, fields } = usePostForm({
    id: "kategori",
    schema: categoryFormSchema,
    formResult: result,
    defaultValue: {
      title: category.title,
      slug: category.slug,
      sort: String(category.sort),
    },
  });
  return (
    <DashboardLayout
      title={category.title}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Tulisan", href: CONTENT_PATH },
        { label: "Kategori", href: listHref },
        { label: category.title },
      ]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-140 gap-6"
      >
        <CategoryFields fields={fields} />
        <div>
          <Button>Simpan kategori</Button>
        </div>
      </PostForm>
      <DeleteForm
        path={path}
        targets={targets}
        idempotencyKey={idempotencyKey}
        formResult={formResult?.isDeletion ? formResult : undefined}
      />
    </DashboardLayout>
  );
}

type DeleteProps = Pick<Props, "path" | "targets" | "idempotencyKey" | "formResult">;

/** Posts of a deleted category need another one. */
function DeleteForm({ path, targets, idempotencyKey, formResult }: DeleteProps) {
  const { form, fields } = usePostForm({
    id: "hapus",
    schema: categoryDeletionSchema,
    formResult,
  });
  return (
    <section aria-labelledby="hapus-kategori" className="grid max-w-140 gap-3">
      <h2 id="hapus-kategori" className="text-xl font-bold">
        Hapus kategori
      </h2>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <Select
          {...getControlProps(fields.moveTo)}
          label="Pindahkan tulisannya ke"
          hint="Wajib bila kategori ini masih dipakai, juga oleh draf dan arsip."
          options={targets}
          placeholder="Tidak ada tulisan"
        />
        <div>
          <Button variant="danger" name="intent" value="delete">
            Hapus kategori
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
