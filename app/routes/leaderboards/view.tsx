import { joinFacts } from "~/lib/join-facts";
import { formatCount } from "~/lib/numbers";
import { buildHref, isPastEnd } from "~/lib/page-links";
import { leaderboardPath } from "~/lib/paths";
import type { LeaderboardView, RankedSchool } from "~/server/features/leaderboards";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { ProgressLine } from "~/ui/progress-line";
import { Select } from "~/ui/select";
import { Unavailable } from "~/ui/unavailable";

/** The rule of designs B9. */
const POINTS_RULE =
  "Poin sekolah adalah jumlah poin siswanya: 10 untuk setiap bab yang selesai, 20 untuk setiap tugas kode, setengah dari nilai terbaik setiap kuis, dan 100 untuk setiap sertifikat.";

interface Props {
  board: LeaderboardView | null;
  search: string | undefined;
  /** The points are counted by this project's rule. */
  hasOwnPoints: boolean;
}

export function LeaderboardPage({ board, search, hasOwnPoints }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Papan peringkat"
        lead={
          hasOwnPoints
            ? POINTS_RULE
            : "Poin sekolah dihitung oleh penyelenggara program dari kemajuan siswanya."
        }
      />
      {board ? (
        <Board board={board} search={search} />
      ) : (
        <EmptyState
          title="Belum ada program yang berjalan"
          action={{ label: "Lihat kelas", href: "/Class" }}
        >
          Papan peringkat tampil begitu sebuah program dimulai.
        </EmptyState>
      )}
    </div>
  );
}

function Board({ board, search }: { board: LeaderboardView; search: string | undefined }) {
  const { program, schools } = board;
  return (
    <>
      <Choice board={board} search={search} />
      <section aria-labelledby="sekolah" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="sekolah" className="text-2xl font-bold">
            {program.name}
          </h2>
          <a href={program.href} className="inline-flex min-h-11 items-center underline">
            Tentang program ini
          </a>
        </div>
        <p role="status">
          {search
            ? `${formatCount(schools.links.totalItems)} dari ${formatCount(schools.total)} sekolah cocok dengan “${search}”.`
            : `${formatCount(schools.total)} sekolah. Sekolah dengan poin sama menempati peringkat yang sama.`}
        </p>
        {schools.items.length > 0 ? (
          <SchoolTable items={schools.items} name={program.name} />
        ) : (
          <NoSchools board={board} search={search} />
        )}
        <Pagination links={schools.links} label="Halaman papan peringkat" />
      </section>
      <Learners learners={board.learners} />
    </>
  );
}

/** Program and own school, as a GET form. */
function Choice({
  board: { choices, program },
  search,
}: Pick<Props, "search"> & { board: LeaderboardView }) {
  return (
    <form
      method="get"
      action="/Leaderboards"
      role="search"
      aria-label="Pilih program dan cari sekolah"
      className="grid items-end gap-4 rounded-card border border-line bg-surface-2 p-5 md:grid-cols-[2fr_2fr_auto]"
    >
      <Select
        id="program"
        name="program"
        label="Program"
        options={choices}
        defaultValue={program.slug}
        plain
      />
      <div className="grid gap-1">
        <label htmlFor="search" className="font-semibold">
          Cari sekolah Anda
        </label>
        <input
          id="search"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          placeholder="Nama, kota, atau NPSN"
          className="control"
        />
      </div>
      <Button>
        <Icon name="search" />
        Tampilkan
      </Button>
    </form>
  );
}

/** Three columns that fit a phone; leaves out what the host tells of no school. */
function SchoolTable({ items, name }: { items: RankedSchool[]; name: string }) {
  const hasPoints = items.some(({ points }) => points !== null);
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Peringkat sekolah {name}</caption>
      <thead>
        <tr className="border-b border-line text-left text-sm text-ink-soft *:py-2 *:font-semibold">
          {hasPoints && <th scope="col">Peringkat</th>}
          <th scope="col">Sekolah dan provinsi</th>
          {hasPoints && (
            <th scope="col" className="text-right">
              Poin
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.key} className="border-b border-line *:py-3">
            {hasPoints && <RankCell item={item} />}
            <td className="pr-3">
              <span className="font-semibold">{item.name}</span>{" "}
              {(item.city || item.province) && (
                <span className="block text-sm text-ink-soft">
                  {joinFacts([item.city, item.province], ", ")}
                </span>
              )}
            </td>
            {hasPoints && <PointsCell item={item} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const RankCell = ({ item: { rank } }: { item: RankedSchool }) => (
  <td className="w-18 pr-3 align-top">
    {rank === null ? (
      "Belum dinilai"
    ) : (
      <strong
        className={`inline-grid size-10 place-items-center rounded-full text-lg tabular-nums ${rank <= 3 ? "bg-primary text-on-primary" : "bg-surface-2"}`}
      >
        {rank}
      </strong>
    )}
  </td>
);

const PointsCell = ({ item: { name, points, maxPoints } }: { item: RankedSchool }) => (
  <td className="w-14 text-right align-top tabular-nums sm:w-56">
    {points === null ? (
      "Belum ada"
    ) : (
      <span className="grid gap-1">
        <span className="font-semibold">{formatCount(points)}</span>
        <span className="hidden sm:block">
          <ProgressLine label={`Poin ${name}`} value={points} max={maxPoints} />
        </span>
      </span>
    )}
  </td>
);

function NoSchools({
  board: { program, schools },
  search,
}: Pick<Props, "search"> & { board: LeaderboardView }) {
  if (schools.links.totalItems > 0 && isPastEnd(schools.links))
    return (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{
          label: "Ke halaman pertama",
          href: buildHref("/Leaderboards", { program: program.slug, search }),
        }}
      />
    );
  if (search)
    return (
      <EmptyState
        title="Sekolah itu belum ada dalam program ini"
        action={{ label: "Tampilkan semua sekolah", href: leaderboardPath(program.slug) }}
      >
        Coba sebagian namanya saja, atau{" "}
        <a href="/Register/School" className="underline">
          daftarkan sekolah Anda
        </a>
        .
      </EmptyState>
    );
  return (
    <EmptyState
      title="Belum ada sekolah dalam program ini"
      action={{ label: "Daftarkan sekolah", href: "/Register/School" }}
    />
  );
}

function Learners({ learners }: Pick<LeaderboardView, "learners">) {
  if (!learners || (learners.ok && learners.data.length === 0)) return null;
  return (
    <section aria-labelledby="peserta" className="grid gap-4">
      <h2 id="peserta" className="text-2xl font-bold">
        Peserta dengan poin tertinggi
      </h2>
      {learners.ok ? (
        <ol className="grid gap-x-10 md:grid-cols-2">
          {learners.data.map(({ rank, name, school, points }) => (
            <li
              key={`${rank}-${name}`}
              className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-2 border-b border-line py-2"
            >
              <strong className="tabular-nums">{rank}</strong>
              <span>
                <span className="font-semibold">{name}</span>{" "}
                {school && <span className="block text-sm text-ink-soft">{school}</span>}
              </span>
              <span className="tabular-nums">{formatCount(points)} poin</span>
            </li>
          ))}
        </ol>
      ) : (
        <Unavailable name="Daftar peserta" />
      )}
    </section>
  );
}
