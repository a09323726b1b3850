import type { InvoiceRowView } from "~/lib/invoice-views";
import { ButtonLink } from "~/ui/button";

/** What the learner has to pay, and until when. */
export function UnpaidCard({ item, href }: { item: InvoiceRowView; href: string }) {
  return (
    <section
      aria-labelledby="belum-dibayar"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-5"
    >
      <div>
        <h2 id="belum-dibayar" className="text-xl font-bold">
          Bayar {item.amount} untuk {item.className}
        </h2>
        <p>{item.when}</p>
      </div>
      <ButtonLink href={href} variant="secondary">
        Bayar
      </ButtonLink>
    </section>
  );
}
