import type { ReactNode } from "react";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import type { usePostForm } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../dashboard-layout";

export interface SitePageProps {
  title: string;
  menu: readonly MenuItem[];
  path: string;
  /** The version that the page shows; after a conflict the one that the form is saved over. */
  version: number;
  idempotencyKey: string;
}

interface LayoutProps {
  page: SitePageProps;
  lead?: string | undefined;
  /** Between the settings and this page. */
  parent?: { label: string; href: string } | undefined;
  children: ReactNode;
}

export function SitePage({ page: { title, menu, path }, lead, parent, children }: LayoutProps) {
  return (
    <DashboardLayout
      title={title}
      lead={lead ?? null}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Situs saya", href: "/Dashboard/Situs" },
        ...(parent ? [parent] : []),
        { label: title },
      ]}
    >
      {children}
    </DashboardLayout>
  );
}

interface FormProps extends LayoutProps {
  form: ReturnType<typeof usePostForm>["form"];
  multipart?: boolean;
  /** Buttons beside saving, such as a preview. */
  actions?: ReactNode;
  /** Below the form. */
  preview?: ReactNode;
}

/** A form of the site's settings. */
export function SiteForm({ form, multipart, actions, preview, children, ...layout }: FormProps) {
  const { path, version, idempotencyKey } = layout.page;
  return (
    <SitePage {...layout}>
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        multipart={multipart}
        className="grid max-w-170 gap-6"
      >
        <input type="hidden" name="version" value={version} />
        {children}
        <div className="flex flex-wrap gap-3">
          <Button>Simpan</Button>
          {actions}
          <ButtonLink href={layout.parent?.href ?? "/Dashboard/Situs"} variant="quiet">
            Batal
          </ButtonLink>
        </div>
      </PostForm>
      {preview}
    </SitePage>
  );
}

/** Shows the form's values without saving them. */
export const PreviewButton = () => (
  <Button variant="secondary" name="intent" value="preview">
    Pratinjau
  </Button>
);
