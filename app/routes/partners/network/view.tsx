import { formatCount } from "~/lib/numbers";
import { COLLABORATION_PATH, NETWORK_PATH } from "~/lib/paths";
import type { NetworkView, SchoolListView } from "~/server/features/network";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { ProgressLine } from "~/ui/progress-line";
import { SearchForm } from "~/ui/search-form";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  network: NetworkView;
  search: string;
  lead: string;
}

export const NetworkPage = ({ network, search, lead }: Props) => (
  <div className="page grid gap-10 py-8 md:gap-14 md:py-12">
    <PageHeader
      title="Jaringan"
      lead={lead}
      breadcrumbs={[
        { label: "Beranda", href: "/" },
        { label: "Kerja sama", href: COLLABORATION_PATH },
        { label: "Jaringan" },
      ]}
    />
    {network.figures.length > 0 && (
      <dl className="grid grid-cols-2 gap-y-6 border-y-2 border-ink py-6 sm:flex sm:flex-wrap sm:gap-x-16">
        {network.figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-heading text-4xl font-bold lining-nums tabular-nums md:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    )}
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
      <section aria-labelledby="sekolah" className="grid gap-5">
        <h2 id="sekolah" className="text-2xl font-bold">
          Sekolah yang terdaftar
        </h2>
        {network.schools.ok ? (
          <Schools {...network.schools.data} search={search} />
        ) : (
          <Unavailable name="Daftar sekolah" />
        )}
      </section>
      <Provinces {...network} />
    </div>
    <Companies companies={network.companies} />
  </div>
);

function Schools({ items, links, search }: SchoolListView & { search: string }) {
  if (items.length === 0 && !search)
    return links.totalItems > 0 ? (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: NETWORK_PATH }}
      />
    ) : (
      <EmptyState
        title="Belum ada sekolah yang terdaftar"
        action={{ label: "Daftarkan sekolah", href: "/Register/School" }}
      >
        Sekolah tampil di sini sesudah pendaftarannya diperiksa.
      </EmptyState>
    );
  return (
    <>
      <SearchForm
        action={NETWORK_PATH}
        label="Cari sekolah"
        placeholder="Nama, kota, atau NPSN"
        value={search}
      />
      {search && (
        <p role="status">
          {links.totalItems > 0
            ? `${formatCount(links.totalItems)} sekolah cocok dengan “${search}”.`
            : `Tidak ada sekolah yang cocok dengan “${search}”.`}{" "}
          <a href={NETWORK_PATH} className="underline">
            Tampilkan semua sekolah
          </a>
        </p>
      )}
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map(({ id, name, place }) => (
            <li key={id} className="grid gap-x-6 py-3 sm:flex sm:justify-between">
              <span className="font-semibold">{name}</span>{" "}
              <span className="text-ink-soft sm:text-right">{place}</span>
            </li>
          ))}
        </ul>
      )}
      <Pagination links={links} label="Halaman sekolah" />
      <p>
        Sekolah Anda belum ada di sini?{" "}
        <a href="/Register/School" className="underline">
          Daftarkan dengan NPSN
        </a>
        . Sekolah peserta program ada di{" "}
        <a href="/Leaderboards" className="underline">
          papan peringkat
        </a>
        .
      </p>
    </>
  );
}

function Provinces({ provinces, furtherProvinces }: NetworkView) {
  const [largest] = provinces;
  if (!largest) return null;
  return (
    <section aria-labelledby="provinsi" className="grid gap-5 rounded-card bg-surface-2 p-6">
      <h2 id="provinsi" className="text-2xl font-bold">
        Menurut provinsi
      </h2>
      <ul className="grid gap-4">
        {provinces.map(({ name, schools }) => (
          <li key={name} className="grid gap-1.5">
            <span className="flex justify-between gap-4">
              {name} <span className="font-semibold tabular-nums">{formatCount(schools)}</span>
            </span>
            <ProgressLine label={`Sekolah di ${name}`} value={schools} max={largest.schools} />
          </li>
        ))}
      </ul>
      {furtherProvinces > 0 && (
        <p className="text-ink-soft">dan {formatCount(furtherProvinces)} provinsi lain</p>
      )}
    </section>
  );
}

function Companies({ companies }: Pick<NetworkView, "companies">) {
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="perusahaan" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="perusahaan" className="text-2xl font-bold">
          Perusahaan yang membuka lowongan
        </h2>
        <a href="/Career" className="inline-flex min-h-11 items-center underline">
          Semua perusahaan
        </a>
      </div>
      <ul className="grid gap-x-12 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {companies.map(({ slug, href, company, city, jobs }) => (
          <li key={slug} className="border-t border-line py-4">
            <h3>
              <a href={href} className="inline-flex min-h-11 items-center text-lg font-semibold">
                {company}
              </a>
            </h3>
            {city && <p className="text-ink-soft">{city}</p>}
            {jobs && <p>{jobs}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
