import type { ReactNode } from "react";
import { ButtonLink } from "./button";

interface Props {
  title: string;
  children?: ReactNode;
  action?: { label: string; href: string };
}

/** Empty state of a list: reason and next step. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-ink-soft p-6">
      <p className="font-heading text-xl font-bold">{title}</p>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && (
        <ButtonLink href={action.href} variant="secondary">
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
