import type { ContinueView } from "~/server/features/my-classes";
import { ButtonLink } from "~/ui/button";

/** Where the learner goes on. */
export function ContinueCard({ item }: { item: ContinueView }) {
  return (
    <section
      aria-labelledby="lanjutkan"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-2 p-5"
    >
      <div>
        <h2 id="lanjutkan" className="text-xl font-bold">
          Lanjutkan: {item.className}
        </h2>
        <p className="tabular-nums">
          Bab {item.position} dari {item.chapterCount}: {item.chapterTitle}
        </p>
      </div>
      <ButtonLink href={item.href}>Lanjutkan</ButtonLink>
    </section>
  );
}
