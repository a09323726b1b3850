/** Hidden on the assistant itself and on pages without public content. */
const HIDDEN_PATHS = /^\/(?:Assistant|Dashboard|Setup|Login|Akun|Bayar)(?:\/|$)/i;

/** Passes the current path, from which the assistant derives its suggested questions. */
export function AssistantLink({ path }: { path: string }) {
  if (HIDDEN_PATHS.test(path)) return null;
  return (
    <aside aria-label="Asisten" className="no-print page mt-8 text-end">
      <a
        href={`/Assistant?from=${encodeURIComponent(path)}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-balance text-primary-text underline"
      >
        Ada yang ingin ditanyakan? Tanya asisten
      </a>
    </aside>
  );
}
