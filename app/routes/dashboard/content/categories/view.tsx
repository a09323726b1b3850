import { categoryFormSchema } from "~/lib/category-fields";
import { CATEGORIES_PATH, CONTENT_PATH } from "~/lib/content-paths";
import type { MenuItem } from "~/lib/views";
import type { CategoryRow } from "~/server/features/content/categories";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import type { Option } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";
import { CategoryFields } from "../category/fields";

interface Props {
  menu: readonly MenuItem[];
  kind: string;
  kinds: readonly Option[];
  categories: CategoryRow[];
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const COLUMNS: Column<CategoryRow>[] = [
  {
    key: "title",
    label: "Kategori",
    cell: ({ href, title }) => (
      <a href={href} className="wrap-anywhere">
        {title}
      </a>
    ),
  },
  { key: "slug", label: "Alamat", cell: ({ slug }) => slug },
  { key: "sort", label: "Urutan", numeric: true, cell: ({ sort }) => sort },
  {
    key: "posts",
    label: "Tulisan terbit",
    numeric: true,
    cell: ({ postCount }) => postCount ?? "–",
  },
];

/** Categories of one kind of posts. */
export function CategoriesPage({
  menu,
  kind,
  kinds,
  categories,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({ id: "kategori", schema: categoryFormSchema, formResult });
  return (
    <DashboardLayout
      title="Kategori"
      menu={menu}
      path={CATEGORIES_PATH}
      breadcrumbs={[{ label: "Tulisan", href: CONTENT_PATH }, { label: "Kategori" }]}
    >
      <StatusTabs
        label="Jenis tulisan"
        tabs={kinds.map(({ value, label }) => ({
          label,
          href: `${CATEGORIES_PATH}?kind=${value}`,
          count: null,
          isCurrent: value === kind,
        }))}
      />
      {categories.length > 0 ? (
        <DataTable
          caption="Kategori"
          columns={COLUMNS}
          rows={categories}
          rowKey={({ slug }) => slug}
        />
      ) : (
        <EmptyState title="Belum ada kategori">Tambahkan yang pertama di bawah ini.</EmptyState>
      )}
      <section aria-labelledby="tambah" className="grid max-w-140 gap-4">
        <h2 id="tambah" className="text-xl font-bold">
          Tambah kategori
        </h2>
        <PostForm
          {...form}
          action={`${CATEGORIES_PATH}?kind=${kind}`}
          idempotencyKey={idempotencyKey}
        >
          <CategoryFields fields={fields} />
          <div>
            <Button>Tambah kategori</Button>
          </div>
        </PostForm>
      </section>
    </DashboardLayout>
  );
}
