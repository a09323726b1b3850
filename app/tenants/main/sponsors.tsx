import { formatRupiah } from "~/lib/rupiah";
import { ButtonLink } from "~/ui/button";

/** Section 3's sponsorship packages (ENT13): the title sponsor carries the whole event, so it has no figure. */
const PACKAGES = [
  {
    name: "Title Sponsor",
    slots: "Eksklusif, 1 mitra",
    price: null,
    benefits: ["Nama mitra menyatu dengan nama festival", "Sesi pembukaan", "Semua manfaat Platinum"],
  },
  {
    name: "Platinum",
    slots: "2–3 mitra",
    price: 50_000_000,
    benefits: ["Satu lokakarya atas nama mitra", "Meja di pameran karya", "Semua manfaat Gold"],
  },
  {
    name: "Gold",
    slots: "4–5 mitra",
    price: 25_000_000,
    benefits: ["Satu kelas terbuka", "Logo di panggung dan tayangan", "Semua manfaat Silver"],
  },
  { name: "Silver", slots: "Terbuka", price: 10_000_000, benefits: ["Logo di halaman festival", "Undangan untuk lima orang"] },
] as const;

export function Sponsors() {
  return (
    <section aria-labelledby="sponsor" className="bg-dark py-14 text-on-dark">
      <div className="page">
        <h2 id="sponsor" className="text-2xl font-bold md:text-3xl">
          Dukung Festival Belajar Bersama
        </h2>
        <p className="mt-1 max-w-[60ch]">Festival ini gratis bagi peserta karena ada mitra yang menanggung biayanya.</p>
        <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {PACKAGES.map(({ name, slots, price, benefits }) => (
            <li key={name} className="border-t-4 border-primary pt-4">
              <h3 className="text-xl font-bold">{name}</h3>
              <p className="mt-1 text-lg font-semibold">
                {price === null ? "Seluruh biaya acara" : <data value={price}>{formatRupiah(price)}</data>}
              </p>
              <p>{slots}</p>
              <ul className="mt-3 list-disc pl-5">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <ButtonLink href="/Make-Appointment?segment=corporate&topic=Sponsor+Festival+Belajar+Bersama">Bicarakan sponsor</ButtonLink>
        </div>
      </div>
    </section>
  );
}
