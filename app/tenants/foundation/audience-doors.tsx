import type { LandingView } from "../landing-view";
import { CampusDoor, CompanyDoor, GovernmentDoor } from "./door-art";

const AUDIENCES = [
  {
    audience: "Untuk kampus",
    line: "Mahasiswa belajar dari pekerjaan yang sungguh berjalan, dan kampus mengakuinya.",
    offers: [
      "Magang terbimbing satu semester",
      "Kurikulum bersama praktisi",
      "Kelas yang diakui sebagai SKS",
    ],
    href: "/Campus",
    Art: CampusDoor,
  },
  {
    audience: "Untuk pemerintah",
    line: "Aparatur dan warga belajar dari soal di wilayahnya sendiri, dari desa sampai provinsi.",
    offers: ["Pelatihan aparatur", "Kelas warga di balai desa", "Pendampingan sekolah vokasi"],
    href: "/Government",
    Art: GovernmentDoor,
  },
  {
    audience: "Untuk perusahaan",
    line: "Tanggung jawab sosial yang hasilnya dapat didatangi, dihitung, dan diteruskan.",
    offers: ["Program CSR pendidikan", "Karyawan sebagai mentor", "Laporan hasil setiap angkatan"],
    href: "/Corporates",
    Art: CompanyDoor,
  },
] as const;

export function AudienceDoors({ texts }: Pick<LandingView, "texts">) {
  return (
    <section className="page pt-10 pb-14 md:pt-12 md:pb-20" aria-labelledby="pintu">
      <h1
        id="pintu"
        className="mx-auto max-w-4xl text-center text-4xl font-semibold tracking-tight md:text-6xl"
      >
        {texts.title}
      </h1>
      {texts.lead && (
        <p className="mx-auto mt-4 max-w-[58ch] text-center text-lg text-ink-soft">{texts.lead}</p>
      )}
      <ul className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {AUDIENCES.map(({ audience, line, offers, href, Art }) => (
          <li
            key={audience}
            className="group relative grid grid-cols-[6.5rem_1fr] gap-x-5 sm:grid-cols-[9rem_1fr] md:grid-cols-1 md:grid-rows-[auto_1fr]"
          >
            <div className="self-start rounded-t-full border-2 border-primary p-1 group-hover:bg-primary md:p-1.5">
              <Art />
            </div>
            <div className="flex flex-col border-primary md:border-x-2 md:border-b-2 md:px-6 md:pt-5 md:pb-6">
              <h2 className="text-xl font-semibold sm:text-2xl md:text-3xl">{audience}</h2>
              <p className="mt-2">{line}</p>
              <ul className="mt-3 mb-3 hidden divide-y divide-line border-y border-line text-ink-soft md:block">
                {offers.map((offer) => (
                  <li key={offer} className="py-2">
                    {offer}
                  </li>
                ))}
              </ul>
              <a
                href={href}
                className="mt-auto inline-flex min-h-11 items-center font-semibold text-primary-text underline after:absolute after:inset-0"
              >
                Selengkapnya<span className="sr-only"> {audience.toLowerCase()}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
