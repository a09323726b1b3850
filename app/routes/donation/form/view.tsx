import type { CampaignListView } from "~/server/features/campaigns";
import { EmptyState } from "~/ui/empty-state";
import type { FormResultView } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Stat } from "~/ui/stat";
import { Unavailable } from "~/ui/unavailable";
import { CampaignCards } from "../campaign-cards";
import { DonationForm } from "../donation-form";
import { DonorList } from "../donor-list";

interface Totals {
  /** False while no payment gateway is connected. */
  isOpen: boolean;
  total: string;
  count: number;
  latest: { name: string; amount: string; message: string; at: string }[];
}

interface Props {
  lead: string;
  presets: { value: string; label: string }[];
  methods: { value: string; label: string }[];
  totals: Totals | null;
  /** Null where they are not offered or unavailable. */
  campaigns: CampaignListView | null;
  /** Donations are paid on this site. */
  hasPayments: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function DonationPage({
  lead,
  presets,
  methods,
  totals,
  campaigns,
  hasPayments,
  idempotencyKey,
  formResult,
}: Props) {
  const isOpen = totals?.isOpen ?? true;
  return (
    <div className="page grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_20rem] md:py-12">
      <div className="grid content-start gap-8">
        <PageHeader
          title="Donasi"
          lead={lead}
          breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Donasi" }]}
        />
        {campaigns && campaigns.cards.length > 0 && (
          <section aria-labelledby="kampanye" className="grid gap-4">
            <h2 id="kampanye" className="text-xl font-bold">
              Kampanye yang sedang berjalan
            </h2>
            <CampaignCards cards={campaigns.cards} />
            <Pagination links={campaigns.links} label="Halaman kampanye" />
            <h2 className="mt-4 text-xl font-bold">Donasi umum</h2>
          </section>
        )}
        {isOpen ? (
          <DonationForm
            action="/Donation"
            preset="50000"
            presets={presets}
            methods={methods}
            hasPayments={hasPayments}
            idempotencyKey={idempotencyKey}
            formResult={formResult}
          />
        ) : (
          <EmptyState
            title="Donasi belum dapat kami terima"
            action={{ label: "Hubungi kami", href: "/Make-Appointment" }}
          >
            Situs ini belum terhubung dengan layanan pembayaran, jadi belum ada uang yang dapat
            dikirim lewat halaman ini. Bila Anda ingin membantu, buatlah janji temu dengan kami.
          </EmptyState>
        )}
      </div>
      <aside aria-labelledby="terkumpul" className="grid content-start gap-4">
        <h2 id="terkumpul" className="text-xl font-bold">
          Terkumpul sejauh ini
        </h2>
        {totals ? <Donors totals={totals} /> : <Unavailable name="Jumlah donasi" />}
      </aside>
    </div>
  );
}

function Donors({ totals }: { totals: Totals }) {
  return (
    <>
      <dl>
        <Stat
          label="Donasi yang sudah dibayar"
          value={totals.total}
          note={`dari ${totals.count} donasi`}
        />
      </dl>
      {totals.count > 0 && totals.latest.length === 0 ? null : totals.latest.length === 0 ? (
        <p className="text-ink-soft">Jadilah donatur pertama.</p>
      ) : (
        <DonorList donors={totals.latest} />
      )}
    </>
  );
}
