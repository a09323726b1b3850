import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page-header";

interface Props {
  id: string;
  /** The first question; null if it cannot be read. */
  title: string | null;
  idempotencyKey: string;
}

export function DeleteConversationPage({ id, title, idempotencyKey }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title="Hapus percakapan ini?" {...(title && { lead: `“${title}”` })} />
      <p>
        Semua pertanyaan, jawaban, dan penilaian dalam percakapan ini ikut terhapus dan tidak dapat
        dikembalikan.
      </p>
      <form method="post" action={`/Assistant/Hapus/${id}`} className="flex flex-wrap gap-3">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <Button variant="danger">Ya, hapus</Button>
        <ButtonLink href={`/Assistant?conversation=${id}`} variant="secondary">
          Tidak, kembali
        </ButtonLink>
      </form>
    </div>
  );
}
