/** Pages where it would lead nowhere new, or to somebody else than a visitor. */
const WITHOUT = /^\/(?:Assistant|Dashboard|Setup|Login|Akun|Bayar)(?:\/|$)/i;

/** The way to the assistant, at the end of every other public page; it tells where one comes from, for questions that fit. */
export function AskLink({ path }: { path: string }) {
  if (WITHOUT.test(path)) return null;
  return (
    <aside aria-label="Asisten" className="no-print page mt-8 text-end">
      <a
        href={`/Assistant?dari=${encodeURIComponent(path)}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-balance text-primary-text underline"
      >
        Ada yang ingin ditanyakan? Tanya asisten
      </a>
    </aside>
  );
}
