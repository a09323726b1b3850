import type { ReactNode } from "react";
import type { MenuItem } from "~/lib/views";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { MAIN_ID } from "~/ui/skip-link";
import { WorkspaceBar } from "./workspace-bar";
import { WorkspaceMenu } from "./workspace-menu";

interface Props {
  title: string;
  lead?: ReactNode;
  menu: readonly MenuItem[];
  /** Path of the page, to mark the current section. */
  path: string;
  breadcrumbs?: readonly { label: string; href?: string }[] | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of the workspace: bar, sections on the left (on a phone: folded), content beside them. */
export function DashboardLayout({
  title,
  lead,
  menu,
  path,
  breadcrumbs,
  actions,
  children,
}: Props) {
  const current = menu.findLast(({ href }) => path === href || path.startsWith(`${href}/`));
  return (
    <div className="workspace grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <WorkspaceBar />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[14.5rem_minmax(0,1fr)] md:content-stretch">
        <WorkspaceMenu menu={menu} current={current} />
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 px-4 py-5 md:px-8 md:py-6">
          <div className="grid max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-5">
            <PageHead title={title} lead={lead} breadcrumbs={breadcrumbs} actions={actions} />
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}

const PageHead = ({
  title,
  lead,
  breadcrumbs,
  actions,
}: Pick<Props, "title" | "lead" | "breadcrumbs" | "actions">) => (
  <header className="grid gap-1">
    {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="min-w-0 text-2xl font-bold wrap-anywhere md:text-3xl">{title}</h1>
      {actions && (
        <div className="flex flex-wrap gap-2 max-md:[&>a]:px-3 max-md:[&>a]:text-sm">{actions}</div>
      )}
    </div>
    {lead && <p className="max-w-[65ch] text-ink-soft">{lead}</p>}
  </header>
);
