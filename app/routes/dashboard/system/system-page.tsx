import type { ReactNode } from "react";
import type { MenuItem } from "~/lib/views";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../dashboard-layout";

export interface SystemPageProps {
  title: string;
  menu: readonly MenuItem[];
  path: string;
  idempotencyKey: string;
}

interface Props {
  page: SystemPageProps;
  lead?: ReactNode;
  /** Why a submitted form was rejected. */
  rejection?: string | null | undefined;
  breadcrumbs?: readonly { label: string; href?: string }[];
  actions?: ReactNode;
  children: ReactNode;
}

/** A page about the installation, for its operators. */
export const SystemPage = ({ page, lead, rejection, breadcrumbs, actions, children }: Props) => (
  <DashboardLayout
    title={page.title}
    lead={lead}
    menu={page.menu}
    path={page.path}
    breadcrumbs={breadcrumbs}
    actions={actions}
  >
    {rejection && <Notice tone="danger">{rejection}</Notice>}
    {children}
  </DashboardLayout>
);
