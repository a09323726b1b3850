import { LEARNER_SORT_LABELS } from "~/lib/learners";
import { toOptions } from "~/lib/options";
import type { MenuItem } from "~/lib/views";
import type { LearnersView } from "~/server/features/staff-classes";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { ProgressLine } from "~/ui/progress-line";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { Unavailable } from "~/ui/unavailable";
import { DashboardLayout } from "../../dashboard-layout";
import { WaitingList } from "./waiting-list";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { search?: string | undefined; sort?: string | undefined };
  list: LearnersView;
}

const SORT_OPTIONS = toOptions(LEARNER_SORT_LABELS);

/** Learners of a class with their progress. */
export function Learners({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title={list.className}
      lead="Peserta kelas dan kemajuan mereka."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Kelas", href: "/Dashboard/Kelas" }, { label: list.className }]}
    >
      <ClassActions list={list} />
      <LearnerFilter path={path} filters={filters} list={list} />
      {list.rows.length === 0 ? (
        <EmptyState title={filters.search ? "Tidak ada peserta yang cocok" : "Belum ada peserta"} />
      ) : (
        <LearnerTable list={list} />
      )}
      <Pagination links={list.links} label="Halaman peserta" />
      {list.rows.length > 0 && (
        <p>
          <ButtonLink href={list.csvHref} variant="secondary">
            Unduh CSV
          </ButtonLink>
        </p>
      )}
      <Webinars webinars={list.webinars} />
      <WaitingList waits={list.waits} />
    </DashboardLayout>
  );
}

const ClassActions = ({ list }: Pick<Props, "list">) => (
  <>
    <p>
      <a href={list.previewHref} className="inline-flex min-h-11 items-center underline">
        Pratinjau dan penerbitan
      </a>
    </p>
    <p className="flex flex-wrap gap-2">
      {list.waiting && (
        <ButtonLink href={list.waiting.href}>{list.waiting.count} tugas menunggu nilai</ButtonLink>
      )}
      <ButtonLink href={list.editHref} variant="secondary">
        Ubah kelas
      </ButtonLink>
      <ButtonLink href={list.syllabusHref} variant="secondary">
        Silabus
      </ButtonLink>
      <ButtonLink href={list.newWebinarHref} variant="secondary">
        Buat webinar
      </ButtonLink>
      <ButtonLink href={list.announcementsHref} variant="secondary">
        Kirim pengumuman
      </ButtonLink>
      <ButtonLink href={list.invitationsHref} variant="secondary">
        Undang peserta
      </ButtonLink>
      {list.waits.ok && list.waits.data.total > 0 && (
        <ButtonLink href="#tunggu" variant="quiet">
          {list.waits.data.total} orang menunggu tempat
        </ButtonLink>
      )}
    </p>
  </>
);

const LearnerFilter = ({ path, filters, list }: Omit<Props, "menu">) => (
  <FilterForm
    action={path}
    label="Saring peserta"
    filters={{ search: filters.search }}
    total={list.links.totalItems}
    noun="peserta"
  >
    <SearchInput value={filters.search} label="Cari nama" />
    <Select
      id="urut"
      name="sort"
      label="Urutkan"
      options={SORT_OPTIONS}
      defaultValue={filters.sort ?? "enrolled"}
      plain
    />
  </FilterForm>
);
function Webinars({ webinars }: Pick<LearnersView, "webinars">) {
  if (webinars.ok && webinars.data.length === 0) return null;
  return (
    <section aria-labelledby="webinar" className="grid gap-3">
      <h2 id="webinar" className="text-xl font-bold">
        Webinar kelas ini
      </h2>
      {webinars.ok ? (
        <DataTable
          caption="Webinar kelas ini"
          rows={webinars.data}
          rowKey={({ slug }) => slug}
          columns={[
            { key: "title", label: "Judul", cell: ({ title, href }) => <a href={href}>{title}</a> },
            { key: "start", label: "Mulai", cell: ({ startsAt }) => startsAt },
            {
              key: "registered",
              label: "Terdaftar",
              numeric: true,
              cell: ({ registeredCount }) => registeredCount,
            },
            {
              key: "joined",
              label: "Hadir",
              numeric: true,
              cell: ({ joinedCount }) => joinedCount,
            },
            {
              key: "edit",
              label: "Ubah",
              hideLabel: true,
              cell: ({ title, editHref }) => (
                <a href={editHref} aria-label={`Ubah webinar ${title}`}>
                  Ubah
                </a>
              ),
            },
          ]}
        />
      ) : (
        <Unavailable name="Daftar webinar" />
      )}
    </section>
  );
}

const LearnerTable = ({ list: { rows, chapterCount } }: { list: LearnersView }) => (
  <DataTable
    caption="Peserta"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: "name", label: "Nama", cell: ({ name }) => name },
      {
        key: "progress",
        label: "Kemajuan",
        cell: ({ name, doneCount }) => (
          <span className="grid gap-1 tabular-nums">
            {doneCount} dari {chapterCount} bab
            {chapterCount > 0 && (
              <ProgressLine label={`Kemajuan ${name}`} value={doneCount} max={chapterCount} />
            )}
          </span>
        ),
      },
      {
        key: "waiting",
        label: "Tugas menunggu",
        numeric: true,
        cell: ({ waitingHandIns }) => waitingHandIns || "–",
      },
      { key: "last", label: "Terakhir belajar", cell: ({ lastDoneOn }) => lastDoneOn ?? "Belum" },
      { key: "enrolled", label: "Terdaftar", cell: ({ enrolledOn }) => enrolledOn },
    ]}
  />
);
