import type { ComponentProps } from "react";
import type { Optional } from "~/lib/views";
import type { ProgramList } from "~/server/features/programs";
import type { WebinarCardView } from "~/server/features/webinars";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";
import { PostList } from "../../posts/list/view";
import { WebinarCard } from "../../webinars/webinar-card";
import { NoPrograms } from "../no-programs";
import { ProgramCard } from "../program-card";

interface Props extends ComponentProps<typeof PostList> {
  lead: string;
  /** Null on a page of posts alone. */
  programs: Optional<ProgramList> | null;
  /** The next ones. */
  webinars: WebinarCardView[];
}

export function ProgramListPage({ lead, programs, webinars, ...posts }: Props) {
  const hasPosts = posts.posts.ok && posts.posts.data.links.totalItems > 0;
  return (
    <div className="page grid gap-12 py-8 md:py-12">
      <PageHeader
        title={programs ? "Program" : "Cerita dari program"}
        lead={programs ? lead : null}
        {...(!programs && {
          breadcrumbs: [
            { label: "Beranda", href: "/" },
            { label: "Program", href: "/Program" },
            { label: "Cerita" },
          ],
        })}
      />
      {programs && <Programs programs={programs} />}
      <NextWebinars items={webinars} />
      {(!programs || hasPosts) && (
        <section aria-label="Cerita dari program" className="grid gap-6">
          {programs && <h2 className="text-2xl font-bold md:text-3xl">Cerita dari program</h2>}
          <PostList {...posts} />
        </section>
      )}
    </div>
  );
}

function NextWebinars({ items }: { items: WebinarCardView[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="webinar" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="webinar" className="text-2xl font-bold md:text-3xl">
          Webinar terdekat
        </h2>
        <a href="/Webinar" className="inline-flex min-h-11 items-center underline">
          Semua webinar
        </a>
      </div>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <WebinarCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Programs({ programs }: { programs: Optional<ProgramList> }) {
  if (!programs.ok) return <Unavailable name="Daftar program" />;
  const { items, links } = programs.data;
  if (items.length === 0) return <NoPrograms links={links} path="/Program" />;
  return (
    <div>
      <ul className="grid gap-6 lg:grid-cols-2">
        {items.map((item) => (
          <ProgramCard key={item.id} item={item} />
        ))}
      </ul>
      <Pagination links={links} label="Halaman daftar program" />
    </div>
  );
}
