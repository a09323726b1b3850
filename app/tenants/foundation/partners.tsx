import { ButtonLink } from "~/ui/button";

const PARTNER_KINDS = [
  {
    kind: "Perguruan tinggi",
    brings: "dosen pendamping dan mahasiswa magang",
    gets: "kelas yang diakui sebagai SKS dan tempat magang yang jelas tugasnya",
  },
  {
    kind: "Pemerintah daerah",
    brings: "soal nyata, ruang belajar, dan peserta dari kecamatan",
    gets: "aparatur terlatih dan bahan yang boleh dipakai ulang",
  },
  {
    kind: "Perusahaan",
    brings: "biaya program dan karyawan sebagai mentor",
    gets: "laporan per angkatan, termasuk yang tidak berhasil",
  },
  {
    kind: "Sekolah vokasi",
    brings: "guru, bengkel, dan siswa kelas akhir",
    gets: "guru yang saling memeriksa dan perangkat ajar terbuka",
  },
] as const;

export function Partners() {
  return (
    <section aria-labelledby="mitra" className="bg-primary py-14 text-on-primary md:py-20">
      <div className="page grid gap-10 md:grid-cols-[1fr_2fr] md:gap-16">
        <div className="flex flex-col items-start gap-4">
          <h2 id="mitra" className="text-3xl font-semibold md:text-4xl">
            Mitra: siapa membawa apa
          </h2>
          <p>
            Tidak ada program yang kami kerjakan sendirian. Nama mitra kami tulis hanya dengan izin
            tertulis.
          </p>
          <ButtonLink
            href="/Make-Appointment?topic=Menjadi%20mitra%20program"
            variant="secondary"
            className="mt-2"
          >
            Bicarakan kemitraan
          </ButtonLink>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {PARTNER_KINDS.map(({ kind, brings, gets }) => (
            <li key={kind} className="border-t-2 border-current pt-4">
              <h3 className="text-xl font-semibold">{kind}</h3>
              <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
                <dt className="font-semibold">Membawa</dt>
                <dd>{brings}</dd>
                <dt className="font-semibold">Mendapat</dt>
                <dd>{gets}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
