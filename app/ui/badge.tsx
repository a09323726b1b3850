import type { ReactNode } from "react";
import type { Tone } from "~/lib/views";

/** Dark text on a pale background, at least 7:1. The text carries the meaning, because two statuses share a colour (CLS7). */
const TONE_CLASSES: Record<Tone, string> = {
  orange: "bg-orange-100 text-orange-950",
  green: "bg-green-100 text-green-950",
  blue: "bg-blue-100 text-blue-950",
  red: "bg-red-100 text-red-950",
  neutral: "bg-neutral-200 text-neutral-950",
};

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  // Text browsers show no background, so spaces separate the badge from adjacent text.
  return (
    <>
      {" "}
      <span
        className={`inline-block rounded-2xl px-3 py-0.5 text-sm font-semibold md:whitespace-nowrap ${TONE_CLASSES[tone]}`}
      >
        {children}
      </span>{" "}
    </>
  );
}
