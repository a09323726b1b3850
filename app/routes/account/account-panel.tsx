import type { ReactNode } from "react";
import { PageHeader } from "~/ui/page-header";

/** Layout of the account pages: one narrow column. */
export function AccountPanel({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <div className="page grid max-w-xl gap-8 py-10 md:py-16">
      <PageHeader title={title} {...(lead && { lead })} />
      {children}
    </div>
  );
}
