import type { CampaignView } from "~/server/features/campaigns";
import { ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RichText } from "~/ui/rich-text";
import { Timeline } from "~/ui/timeline";
import { CampaignProgress } from "../campaign-progress";
import { DonationForm } from "../donation-form";
import { DonorList } from "../donor-list";

interface Props {
  campaign: CampaignView;
  methods: { value: string; label: string }[];
  hasPayments: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A campaign: what it is for, how far it is, and the donation to it. */
export function CampaignPage({ campaign, ...form }: Props) {
  const { title, summary, href, slug, picture, presets, closedReason } = campaign;
  return (
    <div className="page grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_20rem] md:py-12">
      <div className="grid content-start gap-8">
        <PageHeader
          title={title}
          lead={summary}
          breadcrumbs={[
            { label: "Beranda", href: "/" },
            { label: "Donasi", href: "/Donation" },
            { label: title },
          ]}
        />
        {picture && (
          <Cover
            slug={slug}
            kind="post"
            cover={picture.address}
            alt={picture.alt}
            sizes="(min-width: 768px) 48rem, 90vw"
            className="aspect-video w-full rounded-card object-cover"
            priority
          />
        )}
        <RichText html={campaign.story} />
        {closedReason === null ? (
          <section aria-labelledby="berdonasi" className="grid gap-6">
            <h2 id="berdonasi" className="text-xl font-bold">
              Berdonasi untuk kampanye ini
            </h2>
            <DonationForm {...form} action={href} presets={presets} preset={presets[0]?.value} />
          </section>
        ) : (
          <Notice tone="info" title={closedReason}>
            <p>Terima kasih kepada semua yang sudah membantu.</p>
            <p className="mt-3">
              <ButtonLink href="/Donation" variant="secondary">
                Lihat kampanye yang sedang berjalan
              </ButtonLink>
            </p>
          </Notice>
        )}
      </div>
      <CampaignAside campaign={campaign} />
    </div>
  );
}

const CampaignAside = ({ campaign }: Pick<Props, "campaign">) => (
  <aside aria-labelledby="terkumpul" className="grid content-start gap-6">
    <section className="grid gap-3">
      <h2 id="terkumpul" className="text-xl font-bold">
        Terkumpul sejauh ini
      </h2>
      <CampaignProgress progress={campaign.progress} />
      <p className="text-ink-soft">{`dari ${campaign.count}`}</p>
      {campaign.lastDay && <p>Hari terakhir: {campaign.lastDay}</p>}
      {campaign.permit && <p className="text-sm wrap-anywhere">{campaign.permit}</p>}
    </section>
    {campaign.updates.length > 0 && (
      <section aria-labelledby="kabar" className="grid gap-3">
        <h2 id="kabar" className="text-xl font-bold">
          Kabar
        </h2>
        <Timeline items={campaign.updates} />
      </section>
    )}
    {campaign.donors.length > 0 && (
      <section aria-labelledby="donatur" className="grid gap-3">
        <h2 id="donatur" className="text-xl font-bold">
          Donatur terbaru
        </h2>
        <DonorList donors={campaign.donors} />
      </section>
    )}
  </aside>
);
