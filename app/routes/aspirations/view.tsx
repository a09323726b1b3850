import { ASPIRATIONS_PATH } from "~/lib/submissions";
import type { AspirationListView } from "~/server/features/aspirations";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";

export const LEAD = "Harapan dan usulan yang kami terima, dengan jawaban pengelola.";

export const AspirationsPage = ({ list }: { list: AspirationListView }) => (
  <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
    <PageHeader
      title="Aspirasi"
      lead={LEAD}
      breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Aspirasi" }]}
    />
    {list.items.length > 0 ? <Aspirations items={list.items} /> : <Empty page={list.page} />}
    <Neighbours {...list} />
    <div>
      <ButtonLink href="/Assistant/Aspirasi">Sampaikan aspirasi</ButtonLink>
    </div>
  </div>
);

const Aspirations = ({ items }: Pick<AspirationListView, "items">) => (
  <ul className="grid gap-8">
    {items.map(({ id, topic, message, author, date, answer }) => (
      <li key={id}>
        <article aria-labelledby={`aspirasi-${id}`} className="grid gap-2">
          <h2 id={`aspirasi-${id}`} className="text-xl font-bold wrap-anywhere">
            {topic || "Aspirasi"}
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {[author, date].filter(Boolean).join(", ")}
          </p>
          {answer && (
            <div className="mt-2 border-l-4 border-primary pl-4">
              <p className="font-semibold">Jawaban pengelola</p>
              <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
            </div>
          )}
        </article>
      </li>
    ))}
  </ul>
);

const Empty = ({ page }: Pick<AspirationListView, "page">) =>
  page > 1 ? (
    <EmptyState
      title="Halaman ini kosong"
      action={{ label: "Halaman pertama", href: ASPIRATIONS_PATH }}
    />
  ) : (
    <EmptyState title="Belum ada aspirasi yang terbit">
      Yang sudah dibaca pengelola akan tampil di sini.
    </EmptyState>
  );

/** The host does not tell how many pages there are. */
const Neighbours = ({ previous, next }: Pick<AspirationListView, "previous" | "next">) =>
  previous || next ? (
    <nav aria-label="Halaman aspirasi" className="flex flex-wrap justify-between gap-4">
      {previous && (
        <a href={previous} rel="prev" className="inline-flex min-h-11 items-center">
          Sebelumnya
        </a>
      )}
      {next && (
        <a href={next} rel="next" className="inline-flex min-h-11 items-center">
          Berikutnya
        </a>
      )}
    </nav>
  ) : null;
