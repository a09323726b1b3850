import { classReviewsPath } from "~/lib/paths";
import type { ClassDetailView } from "~/server/features/classes";
import { ReviewList } from "~/ui/review-list";
import { Unavailable } from "~/ui/unavailable";

/** The newest published reviews; the link leads to all of them and to one's own. */
export function Reviews({ slug, reviews }: Pick<ClassDetailView, "slug" | "reviews">) {
  if (!reviews) return null;
  if (!reviews.ok) return <Unavailable name="Ulasan peserta" />;
  const { items, total, average } = reviews.data;
  return (
    <section aria-labelledby="ulasan" className="grid gap-4">
      <h2 id="ulasan" className="text-2xl font-bold">
        Ulasan peserta
      </h2>
      {average ? (
        <p>
          Nilai rata-rata <strong>{average} dari 5</strong>, dari {total} ulasan.
        </p>
      ) : (
        <p>Belum ada ulasan untuk kelas ini.</p>
      )}
      <ReviewList items={items} />
      <p>
        <a href={classReviewsPath(slug)} className="inline-flex min-h-11 items-center">
          {total > items.length ? "Semua ulasan" : "Tulis ulasan"}
        </a>
      </p>
    </section>
  );
}
