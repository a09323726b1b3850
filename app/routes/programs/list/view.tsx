import type { ComponentProps } from "react";
import type { Optional } from "~/lib/views";
import type { ProgramList } from "~/server/features/programs";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";
import { PostList } from "../../posts/list/view";
import { NoPrograms } from "../no-programs";
import { ProgramCard } from "../program-card";

interface Props extends ComponentProps<typeof PostList> {
  lead: string;
  /** Null on a page of posts alone. */
  programs: Optional<ProgramList> | null;
}

export function ProgramListPage({ lead, programs, ...posts }: Props) {
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
      {(!programs || hasPosts) && (
        <section aria-label="Cerita dari program" className="grid gap-6">
          {programs && <h2 className="text-2xl font-bold md:text-3xl">Cerita dari program</h2>}
          <PostList {...posts} />
        </section>
      )}
    </div>
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
