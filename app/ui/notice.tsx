import type { ReactNode } from "react";

const TONE_CLASSES = {
  info: "border-info-text",
  success: "border-success-text",
  warning: "border-warning-text",
  danger: "border-danger-text",
} as const;

export function Notice({
  tone,
  title,
  children,
}: {
  tone: keyof typeof TONE_CLASSES;
  title?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={`rounded-card border border-l-8 bg-surface p-4 ${TONE_CLASSES[tone]}`}
    >
      {title && <p className="font-bold">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
