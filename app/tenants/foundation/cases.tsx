import { CASE_FILES } from "./case-files";

/** Past programmes as files in a drawer: label on top, the figure that counts, and what it stands for. */
export function Cases() {
  return (
    <section aria-labelledby="berkas" className="bg-surface-2 py-16">
      <div className="page">
        <h2 id="berkas" className="text-3xl font-semibold md:text-4xl">
          Berkas program
        </h2>
        <p className="mt-2 max-w-[60ch] text-ink-soft">Empat program yang sudah selesai, masing-masing dengan satu angka yang kami pegang. Nama lembaga tidak kami sebut tanpa izinnya.</p>
        <ol className="mt-10 grid gap-x-6 gap-y-12 md:grid-cols-2">
          {CASE_FILES.map(({ slug, kind, title, clientName, date, summary, figure, value }) => (
            <li key={slug} className="relative border border-line bg-surface p-6 pt-8 md:p-8">
              <p className="absolute -top-4 left-6 border border-line bg-surface px-4 py-1 text-sm font-semibold text-primary-text">{kind}</p>
              <h3 className="text-2xl font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">
                {clientName} · {date}
              </p>
              <p className="mt-4">{summary}</p>
              <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4">
                <span className="font-heading text-4xl font-semibold text-primary-text">{figure}</span>
                <span className="min-w-0 flex-1 basis-48">{value}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
