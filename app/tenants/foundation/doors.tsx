const DOORS = [
  { audience: "Kampus", line: "Magang, kurikulum, dan kelas bersama yang diakui sebagai SKS.", href: "/Make-Appointment?segment=campus", motif: "M0 90Q60 20 120 90T240 90V120H0Z" },
  { audience: "Pemerintah", line: "Pelatihan aparatur dan program bagi warga, dari desa sampai provinsi.", href: "/Make-Appointment?segment=government", motif: "M0 110L60 50L120 110L180 50L240 110V120H0Z" },
  { audience: "Perusahaan", line: "Program tanggung jawab sosial yang dapat dilihat hasilnya.", href: "/Make-Appointment?segment=corporate", motif: "M0 60H60V90H120V45H180V75H240V120H0Z" },
] as const;

/** The page opens with three doors, one for each of those we work with. */
export function Doors() {
  return (
    <section className="page py-12 md:py-20" aria-labelledby="pintu">
      <h1 id="pintu" className="mx-auto max-w-3xl text-center text-4xl font-semibold md:text-6xl">
        Pintu mana yang akan Anda buka?
      </h1>
      <p className="mx-auto mt-5 max-w-[55ch] text-center text-lg text-ink-soft">Kami menyusun program belajar bersama lembaga, mendampinginya sampai selesai, lalu melaporkan hasilnya apa adanya.</p>
      <ul className="mt-12 grid gap-6 md:grid-cols-3">
        {DOORS.map(({ audience, line, href, motif }) => (
          <li key={audience}>
            <a href={href} className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-t-full border-2 border-primary bg-surface text-center text-ink no-underline hover:bg-surface-2">
              <svg viewBox="0 0 240 150" aria-hidden="true" className="w-full bg-primary text-surface-2">
                <circle cx="120" cy="64" r="26" fill="currentColor" opacity=".35" />
                <path d={motif} fill="currentColor" opacity=".55" transform="translate(0 30)" />
              </svg>
              <span className="grid content-start gap-2 px-8 pt-6 pb-10">
                <span className="font-heading text-3xl font-semibold">{audience}</span>
                <span className="text-ink-soft">{line}</span>
                <span className="mt-3 font-semibold text-primary-text underline">Buat perjanjian</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
