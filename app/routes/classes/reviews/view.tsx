import { isPastEnd } from "~/lib/page-links";
import { classReviewFields } from "~/lib/submissions";
import type { MyReviewView, ReviewsPageView } from "~/server/features/class-reviews";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { ReviewList } from "~/ui/review-list";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";

interface Props extends ReviewsPageView {
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function ReviewsPage({ item, items, total, average, links, own, ...form }: Props) {
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Ulasan peserta"
        lead={
          average ? `${item.name}: nilai rata-rata ${average} dari 5, ${total} ulasan.` : item.name
        }
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Kelas", href: "/Class" },
          { label: item.name, href: item.href },
          { label: "Ulasan" },
        ]}
      />
      {items.length > 0 ? (
        <ReviewList items={items} />
      ) : isPastEnd(links) ? (
        <EmptyState title="Halaman ini kosong">
          <a href={form.path}>Kembali ke halaman pertama</a>
        </EmptyState>
      ) : (
        <EmptyState title="Belum ada ulasan">
          Ulasan pertama dari peserta yang sudah menyelesaikan kelas ini akan tampil di sini.
        </EmptyState>
      )}
      <Pagination links={links} label="Halaman ulasan" />
      <OwnReview own={own} {...form} />
    </div>
  );
}

function OwnReview({
  own,
  path,
  ...form
}: Pick<Props, "own" | "path" | "idempotencyKey" | "formResult">) {
  return (
    <section
      id="ulasan-saya"
      aria-labelledby="judul-ulasan-saya"
      className="grid scroll-mt-6 gap-4"
    >
      <h2 id="judul-ulasan-saya" className="text-2xl font-bold">
        Ulasan Anda
      </h2>
      {own?.review && <ReviewState review={own.review} />}
      {own?.canReview ? (
        <ReviewForm review={own.review} path={path} {...form} />
      ) : (
        <p>
          Ulasan ditulis oleh peserta yang sudah menyelesaikan kelas ini.{" "}
          {!own && (
            <a href={`/Login?redirect=${encodeURIComponent(path)}`}>Masuk untuk menulis ulasan</a>
          )}
        </p>
      )}
    </section>
  );
}

const ReviewState = ({ review: { status, reason } }: { review: MyReviewView }) => (
  <div className="grid justify-items-start gap-2">
    <Badge tone={status.tone}>{status.label}</Badge>
    {reason && <p className="wrap-anywhere">Alasan pengelola: {reason}</p>}
  </div>
);

const RATING_OPTIONS = [
  { value: "5", label: "5 dari 5, sangat baik" },
  { value: "4", label: "4 dari 5, baik" },
  { value: "3", label: "3 dari 5, cukup" },
  { value: "2", label: "2 dari 5, kurang" },
  { value: "1", label: "1 dari 5, buruk" },
];

function ReviewForm({
  review,
  path,
  idempotencyKey,
  formResult,
}: Pick<Props, "path" | "idempotencyKey" | "formResult"> & { review: MyReviewView | null }) {
  const { form, fields } = usePostForm({
    id: "ulasan",
    schema: classReviewFields,
    formResult,
    defaultValue: review ? { rating: String(review.rating), text: review.text } : undefined,
  });
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
      <input type="hidden" name="version" value={review?.version ?? 0} />
      <Select
        {...getControlProps(fields.rating)}
        label="Nilai"
        options={RATING_OPTIONS}
        placeholder="Pilih nilai"
        required
      />
      <TextArea
        {...getControlProps(fields.text)}
        label="Ulasan"
        required
        hint="10-1.000 karakter. Nama depan dan inisial Anda ikut ditampilkan. Pengelola membacanya sebelum terbit."
      />
      <div>
        <Button>{review ? "Ubah ulasan" : "Kirim ulasan"}</Button>
      </div>
    </PostForm>
  );
}
