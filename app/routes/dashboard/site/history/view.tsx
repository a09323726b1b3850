import type { PageLinks } from "~/lib/views";
import type { SiteVersionView } from "~/server/features/site-history";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import { Pagination } from "~/ui/pagination";
import { SitePage, type SitePageProps } from "../site-form";

interface Props {
  page: SitePageProps;
  list: { rows: SiteVersionView[]; links: PageLinks };
  errorMessage: string | null;
}

/** Who changed which settings; each change can be taken back. */
export function SiteHistory({ page, list, errorMessage }: Props) {
  return (
    <SitePage
      page={page}
      lead="Setiap penyimpanan tercatat. Membatalkan mengembalikan nilai sebelumnya, dan tercatat juga."
    >
      {errorMessage && <RejectionNotice message={errorMessage} />}
      {list.rows.length === 0 ? (
        <EmptyState title="Belum ada perubahan" />
      ) : (
        <ol className="grid gap-4">
          {list.rows.map((row) => (
            <li key={row.version} className="grid gap-3 rounded-card border border-line p-4">
              <Version row={row} page={page} />
            </li>
          ))}
        </ol>
      )}
      <Pagination links={list.links} label="Halaman riwayat" />
    </SitePage>
  );
}

function Version({ row, page }: { row: SiteVersionView; page: SitePageProps }) {
  const { version, when, byName, undoes, changes } = row;
  return (
    <>
      <div>
        <h2 className="text-lg font-bold">
          Versi {version}
          {undoes !== null && `, membatalkan versi ${undoes}`}
        </h2>
        <p className="text-ink-soft">
          {byName}, {when}
        </p>
      </div>
      <dl className="grid gap-2">
        {changes.map(({ path, label, before, after }) => (
          <div key={path}>
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <span className="text-ink-soft">{before}</span> → {after}
            </dd>
          </div>
        ))}
      </dl>
      <form method="post" action={page.path}>
        <HiddenFields idempotencyKey={page.idempotencyKey} />
        <input type="hidden" name="version" value={version} />
        <Button variant="secondary">Batalkan versi {version}</Button>
      </form>
    </>
  );
}
