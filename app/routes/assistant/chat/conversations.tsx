import { ButtonLink } from "~/ui/button";
import { AspirationForm } from "~/ui/chat/aspiration-form";
import { DialogLink } from "~/ui/dialog-link";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  conversations: { id: string; title: string; at: string; href: string }[];
  currentId: string | null;
  isUnavailable: boolean;
  idempotencyKey: string;
}

/** The visitor's conversations, newest first. */
export function Conversations({ conversations, currentId, isUnavailable, idempotencyKey }: Props) {
  return (
    <aside aria-labelledby="riwayat" className="grid content-start gap-4">
      <h2 id="riwayat" className="text-xl font-bold">
        Riwayat
      </h2>
      <ButtonLink href="/Assistant?new=1" variant="secondary">
        Percakapan baru
      </ButtonLink>
      {isUnavailable && <Unavailable name="Riwayat percakapan" />}
      {!isUnavailable && conversations.length === 0 && (
        <p className="text-ink-soft">Belum ada percakapan.</p>
      )}
      <ul className="grid gap-3">
        {conversations.map(({ id, title, at, href }) => (
          <li key={id} className="grid border-b border-line pb-2">
            <a
              href={href}
              aria-current={id === currentId ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-primary-text underline aria-[current]:font-bold aria-[current]:no-underline"
            >
              <span className="line-clamp-2">{title || "Percakapan"}</span>
            </a>
            <span className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
              {at}
              <a
                href={`/Assistant/Hapus/${id}`}
                className="inline-flex min-h-11 items-center underline"
              >
                Hapus<span className="sr-only"> percakapan “{title}”</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Percakapan disimpan 90 hari.</p>
      <DialogLink href="/Assistant/Aspirasi" label="Sampaikan aspirasi" title="Sampaikan aspirasi">
        <AspirationForm idempotencyKey={`${idempotencyKey}-a`} formResult={undefined} />
      </DialogLink>
    </aside>
  );
}
