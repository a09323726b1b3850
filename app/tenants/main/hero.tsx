import type { LandingView } from "~/tenants/landing-view";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";

const LEVELS = [
  { value: "dasar", label: "Dasar" },
  { value: "menengah", label: "Menengah" },
  { value: "lanjut", label: "Lanjut" },
];
const TYPES = [
  { value: "free", label: "Gratis" },
  { value: "premium", label: "Premium" },
  { value: "competence", label: "Kompetensi" },
  { value: "festival", label: "Festival" },
];

/** The hero is the class finder itself: a GET form that leads into the list. */
export function Hero({ totals }: Pick<LandingView, "totals">) {
  return (
    <section className="relative overflow-hidden bg-surface-2">
      <Hall />
      <div className="page relative grid gap-8 py-12 md:py-20">
        <div className="grid max-w-3xl gap-4">
          <h1 className="text-4xl font-extrabold md:text-6xl">Belajar keterampilan baru, ditemani sampai bisa.</h1>
          <p className="max-w-[50ch] text-xl text-ink-soft">
            Kelas kecil bersama mentor, tugas yang diperiksa manusia, dan halaman yang ringan di ponsel apa pun.
          </p>
        </div>
        <form
          method="get"
          action="/Class"
          role="search"
          aria-label="Cari kelas"
          className="grid items-end gap-4 rounded-card border border-line bg-surface p-5 shadow-sm md:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <div className="grid gap-1">
            <label htmlFor="cari-kelas" className="font-semibold">
              Ingin belajar apa?
            </label>
            <input
              id="cari-kelas"
              type="search"
              name="search"
              maxLength={100}
              placeholder="web, data, menulis, keuangan …"
              className="control"
            />
          </div>
          <Select id="cari-tingkat" name="level" label="Tingkat" placeholder="Semua" options={LEVELS} plain />
          <Select id="cari-jenis" name="filter.type" label="Jenis" placeholder="Semua" options={TYPES} plain />
          <Button>
            <Icon name="search" />
            Cari kelas
          </Button>
        </form>
        <Counters totals={totals} />
      </div>
    </section>
  );
}

/** Only what can be counted now; nothing is rounded up. */
function Counters({ totals }: Pick<LandingView, "totals">) {
  const counts = [
    { label: "kelas yang dapat diikuti", value: totals.classes },
    { label: "tulisan dan panduan", value: totals.posts },
  ].filter(({ value }) => value !== null);
  if (counts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {counts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-heading text-4xl font-extrabold text-primary-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The roof of a pendopo, drawn large behind the words. */
function Hall() {
  return (
    <svg
      viewBox="0 0 800 500"
      aria-hidden="true"
      className="absolute -right-40 -bottom-8 hidden w-[52rem] text-primary opacity-20 md:block"
    >
      <path d="M40 300 400 60l360 240h-90L400 122 130 300Z" fill="currentColor" />
      <path d="M170 310 400 158l230 152h-60L400 200 230 310Z" fill="currentColor" opacity=".6" />
      <path
        d="M110 320h580v26H110ZM150 356h34v120h-34ZM290 356h34v120h-34ZM476 356h34v120h-34ZM616 356h34v120h-34ZM90 480h620v20H90Z"
        fill="currentColor"
      />
    </svg>
  );
}
