import { formatCount } from "~/lib/numbers";
import { MENTOR_PATH } from "~/lib/paths";
import type { Optional } from "~/lib/views";
import type { MentorListView, MentorView } from "~/server/features/mentors";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { SearchForm } from "~/ui/search-form";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  list: Optional<MentorListView>;
  search: string;
  lead: string;
}

export const MentorListPage = ({ list, search, lead }: Props) => (
  <div className="page grid gap-8 py-8 md:gap-10 md:py-12">
    <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_26rem]">
      <PageHeader
        title="Mentor"
        lead={lead}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Mentor" }]}
      />
      {(search || (list.ok && list.data.links.totalItems > 0)) && (
        <SearchForm
          action={MENTOR_PATH}
          label="Cari mentor"
          placeholder="Nama, pekerjaan, atau kelas"
          value={search}
        />
      )}
    </div>
    {list.ok ? <Mentors {...list.data} search={search} /> : <Unavailable name="Daftar mentor" />}
  </div>
);

function Mentors({ items, links, search }: MentorListView & { search: string }) {
  if (items.length === 0) return <NoMentors isPastEnd={links.totalItems > 0} search={search} />;
  return (
    <>
      {search && (
        <p role="status">
          <strong className="tabular-nums">{formatCount(links.totalItems)}</strong> mentor cocok
          dengan “{search}”.{" "}
          <a href={MENTOR_PATH} className="underline">
            Tampilkan semua mentor
          </a>
        </p>
      )}
      <ul className="grid gap-x-14 border-b border-line lg:grid-cols-2">
        {items.map((mentor) => (
          <Mentor key={mentor.id} mentor={mentor} />
        ))}
      </ul>
      <Pagination links={links} label="Halaman mentor" />
    </>
  );
}

function NoMentors({ isPastEnd, search }: { isPastEnd: boolean; search: string }) {
  if (isPastEnd)
    return (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: MENTOR_PATH }}
      />
    );
  if (search)
    return (
      <EmptyState
        title={`Tidak ada mentor yang cocok dengan “${search}”`}
        action={{ label: "Tampilkan semua mentor", href: MENTOR_PATH }}
      >
        Coba sebagian dari nama, atau bidang pekerjaannya.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Belum ada mentor yang sedang mengajar"
      action={{ label: "Lihat kelas", href: "/Class" }}
    >
      Mentor tampil di sini selama kelas yang dibimbingnya belum selesai.
    </EmptyState>
  );
}

const Mentor = ({
  mentor: { name, role, bio, avatar, slug, ...mentor },
}: {
  mentor: MentorView;
}) => (
  <li className="grid grid-cols-[auto_1fr] content-start items-start gap-x-4 gap-y-3 border-t border-line py-6 sm:grid-rows-[auto_1fr] sm:gap-x-6">
    <Cover
      slug={slug}
      kind="mentor"
      cover={avatar}
      sizes="(min-width: 40rem) 128px, 80px"
      className="size-20 rounded-card bg-surface-2 object-cover sm:row-span-2 sm:size-32"
    />
    <div className="grid gap-1 self-center sm:self-start">
      <h2 className="text-xl font-bold sm:text-2xl">{name}</h2>
      {role && <p className="text-ink-soft">{role}</p>}
    </div>
    <div className="col-span-2 grid gap-3 sm:col-span-1">
      {bio && <p className="max-w-[60ch]">{bio}</p>}
      <Classes name={name} {...mentor} />
    </div>
  </li>
);

function Classes({
  name,
  classes,
  allClasses,
}: Pick<MentorView, "name" | "classes" | "allClasses">) {
  if (classes.length === 0) return null;
  return (
    <ul aria-label={`Kelas ${name}`} className="grid border-l-4 border-primary pl-4">
      {[...classes, ...(allClasses ? [{ name: allClasses.label, href: allClasses.href }] : [])].map(
        (item) => (
          <li key={item.href}>
            <a
              href={item.href}
              className="inline-flex min-h-11 items-center py-1 leading-snug font-semibold text-primary-text underline hover:no-underline md:min-h-9"
            >
              {item.name}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
