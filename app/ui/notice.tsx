import type { ReactNode } from "react";

const LOOK = {
  info: "border-info-text",
  success: "border-success-text",
  warning: "border-warning-text",
  danger: "border-danger-text",
} as const;

export function Notice({ tone, title, children }: { tone: keyof typeof LOOK; title?: string; children: ReactNode }) {
  return (
    <div role={tone === "danger" ? "alert" : "status"} className={`rounded-card border border-l-8 bg-surface p-4 ${LOOK[tone]}`}>
      {title && <p className="font-bold">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
