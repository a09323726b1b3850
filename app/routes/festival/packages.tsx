import type { SponsorPackage } from "~/lib/festival-fields";
import { buildHref } from "~/lib/page-links";
import { formatRupiah } from "~/lib/rupiah";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface Props {
  festival: string;
  packages: readonly SponsorPackage[];
}

/** Sponsorship packages in the tenant's order (ENT13); each leads to a conversation about it. */
export function Packages({ festival, packages }: Props) {
  return (
    <section id="sponsor" aria-labelledby="paket-sponsor" className="bg-surface-2 py-12 md:py-16">
      <div className="page grid gap-8">
        <div className="grid gap-2">
          <h2 id="paket-sponsor" className="text-3xl font-bold">
            Paket sponsor
          </h2>
          <p className="max-w-[60ch] text-lg">
            Festival ini gratis bagi yang datang, karena ada mitra yang menanggung biayanya. Pilih
            paketnya; kami menjawab lewat pertemuan singkat.
          </p>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {packages.map(({ name, slots, price, benefits }) => (
            <li
              key={name}
              className="grid grid-rows-[auto_1fr_auto] gap-5 rounded-card border border-line border-t-4 border-t-primary bg-surface p-5"
            >
              <div className="grid gap-1">
                <h3 className="text-2xl font-bold">{name}</h3>
                <p className="text-lg font-semibold tabular-nums">
                  {price === null ? (
                    "Seluruh biaya acara"
                  ) : (
                    <data value={price}>{formatRupiah(price)}</data>
                  )}
                </p>
                <p className="text-sm text-ink-soft">Tempat: {slots}</p>
              </div>
              <ul className="grid content-start gap-2">
                {benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-2">
                    <Icon name="check" className="mt-1 size-4 text-success-text" />
                    {benefit}
                  </li>
                ))}
              </ul>
              <p>
                <ButtonLink
                  href={buildHref("/Make-Appointment", {
                    segment: "corporate",
                    topic: `Sponsor ${name}, ${festival}`.slice(0, 100),
                  })}
                  variant="secondary"
                  className="w-full"
                >
                  Minta paket {name}
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
