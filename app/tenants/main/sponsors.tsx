import { formatRupiah } from "~/lib/rupiah";
import { Icon } from "~/ui/icon";
import type { LandingView } from "../landing-view";

/** Steps of a stair, from the smallest package to the largest. */
const STEP_CLASSES = ["lg:mt-64", "lg:mt-52", "lg:mt-20", "lg:mt-0"];

const APPOINTMENT_HREF =
  "/Make-Appointment?segment=corporate&topic=Sponsor+Festival+Belajar+Bersama";

export function Sponsors({ packages }: Pick<LandingView, "packages">) {
  if (packages.length === 0) return null;
  const steps = packages.slice(0, STEP_CLASSES.length).toReversed();
  return (
    <section aria-labelledby="sponsor" className="relative overflow-hidden bg-roof text-surface">
      <div
        aria-hidden="true"
        className="tiles absolute inset-0 mask-l-from-40% mask-l-to-60% max-lg:hidden"
      />
      <div className="page relative pt-16">
        <div className="lg:w-[48%]">
          <h2 id="sponsor" className="text-3xl font-extrabold md:text-4xl">
            Dukung Festival Belajar Bersama
          </h2>
          <p className="mt-3 max-w-[48ch]">
            Kelas terbuka, lokakarya, dan pameran karya peserta. Gratis bagi yang datang, karena ada
            mitra yang menanggung biayanya.
          </p>
        </div>
        <ul className="mt-8 grid items-stretch sm:grid-cols-2 lg:-mt-40 lg:grid-cols-4">
          {steps.map(({ name, slots, price, benefits }, step) => (
            <li
              key={name}
              className={`border-t-8 border-sun bg-surface p-6 text-ink shadow-[inset_1px_0_0_var(--line)] ${STEP_CLASSES[step + STEP_CLASSES.length - steps.length]}`}
            >
              <h3 className="text-2xl font-extrabold">{name}</h3>
              <p className="mt-1 text-lg font-semibold">
                {price === null ? (
                  "Seluruh biaya acara"
                ) : (
                  <data value={price}>{formatRupiah(price)}</data>
                )}
              </p>
              <p className="text-base text-ink-soft">{slots}</p>
              <ul className="mt-4 grid gap-2">
                {benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-2 text-base leading-snug">
                    <Icon name="check" className="mt-0.5 size-4 text-primary-text" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative bg-ink">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6">
          <p>Susun paket lain bersama kami: satu kelas, satu sekolah, atau satu kota.</p>
          <a
            href={APPOINTMENT_HREF}
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-sun px-5 font-semibold text-ink no-underline hover:brightness-95"
          >
            Bicarakan sponsor
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}
