import { z } from "zod";
import { enrolledPath } from "~/lib/paths";
import type { LeavePageView } from "~/server/features/class-places";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props extends LeavePageView {
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What leaving means, then the question. */
export function LeavePage({ item, terms, ...form }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={`Keluar dari kelas ${item.name}`}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Kelas", href: "/Class" },
          { label: item.name, href: item.href },
          { label: "Keluar" },
        ]}
      />
      {terms ? (
        <>
          <Terms terms={terms} />
          <LeaveForm item={item} {...form} />
        </>
      ) : (
        <NoLearner href={item.href} />
      )}
    </div>
  );
}

const NoLearner = ({ href }: { href: string }) => (
  <>
    <Notice tone="info" title="Anda bukan peserta kelas ini">
      Bila Anda baru saja keluar, konfirmasinya kami kirim ke email Anda. Pembayaran yang kami
      kembalikan dapat Anda lihat pada tagihannya.
    </Notice>
    <div>
      <ButtonLink href={href}>Lihat halaman kelas</ButtonLink>
    </div>
  </>
);

function Terms({ terms: { paid, refund, startDate } }: { terms: NonNullable<Props["terms"]> }) {
  const limit = startDate
    ? `sebelum kelas dimulai pada ${startDate}`
    : "sebelum Anda menyelesaikan bab pertama";
  return (
    <ul className="grid list-disc gap-2 pl-6">
      <li>Tempat Anda langsung kami berikan kepada orang lain.</li>
      <li>Catatan dan kemajuan belajar Anda tetap tersimpan.</li>
      {paid && <li>Pembayaran kami kembalikan penuh kepada peserta yang keluar {limit}.</li>}
      {paid && (
        <li>
          <strong>
            {refund
              ? `Bila Anda keluar sekarang, ${refund} kami kembalikan setelah pengelola memeriksanya.`
              : `Batas itu sudah lewat, jadi ${paid} yang Anda bayar tidak kami kembalikan.`}
          </strong>
        </li>
      )}
    </ul>
  );
}

function LeaveForm({ item, path, idempotencyKey, formResult }: Omit<Props, "terms">) {
  const { form } = usePostForm({ id: "keluar", schema: z.object({}), formResult });
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">Keluar dari kelas ini</Button>
        <ButtonLink href={enrolledPath(item.slug)} variant="quiet">
          Tetap menjadi peserta
        </ButtonLink>
      </div>
    </PostForm>
  );
}
