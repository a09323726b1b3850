import type { Optional } from "~/lib/views";
import type { WebinarCardView, WebinarList } from "~/server/features/webinars";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";
import { WebinarCard } from "../webinar-card";

export function WebinarListPage({ lead, list }: { lead: string; list: Optional<WebinarList> }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader title="Webinar" lead={lead} />
      {list.ok ? <Webinars {...list.data} /> : <Unavailable name="Daftar webinar" />}
    </div>
  );
}

function Webinars({ items, links }: WebinarList) {
  if (items.length === 0)
    return links.totalItems > 0 ? (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: "/Webinar" }}
      />
    ) : (
      <EmptyState
        title="Belum ada webinar yang dijadwalkan"
        action={{ label: "Lihat kelas", href: "/Class" }}
      >
        Kelas-kelas kami tetap dapat diikuti kapan saja.
      </EmptyState>
    );
  return (
    <>
      <Group
        id="akan-datang"
        title="Akan datang"
        items={items.filter(({ phase }) => phase !== "over")}
      />
      <Group
        id="sudah-lewat"
        title="Sudah lewat"
        items={items.filter(({ phase }) => phase === "over")}
      />
      <Pagination links={links} label="Halaman daftar webinar" />
    </>
  );
}

function Group({ id, title, items }: { id: string; title: string; items: WebinarCardView[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <WebinarCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
