import { campaignSwitchSchema } from "~/lib/campaign-fields";
import { CAMPAIGN_DESK_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { DeskCampaignView } from "~/server/features/campaign-desk";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { RichText } from "~/ui/rich-text";
import { Timeline } from "~/ui/timeline";
import { CampaignProgress } from "../../../donation/campaign-progress";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  campaign: DeskCampaignView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A campaign for those who run it. */
export function CampaignDetail({ menu, path, campaign, idempotencyKey, formResult }: Props) {
  const { title, status, picture, slug, story, updates } = campaign;
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Kampanye donasi", href: CAMPAIGN_DESK_PATH }, { label: title }]}
      actions={
        <>
          <ButtonLink href={`${path}/Ubah`} variant="secondary">
            Ubah
          </ButtonLink>
          <ButtonLink href={`${path}/Kabar`} variant="secondary">
            Tulis kabar
          </ButtonLink>
        </>
      }
    >
      <p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </p>
      <CampaignProgress progress={campaign.progress} />
      <SwitchForm
        path={path}
        campaign={campaign}
        idempotencyKey={idempotencyKey}
        formResult={formResult}
      />
      <CampaignFacts campaign={campaign} />
      {picture && (
        <Cover
          slug={slug}
          kind="post"
          cover={picture.address}
          alt={picture.alt}
          sizes="(min-width: 768px) 32rem, 90vw"
          className="aspect-video w-full max-w-lg rounded-card object-cover"
        />
      )}
      <RichText html={story} />
      {updates.length > 0 && (
        <section aria-labelledby="kabar" className="grid gap-3">
          <h2 id="kabar" className="text-xl font-bold">
            Kabar
          </h2>
          <Timeline items={updates} />
        </section>
      )}
    </DashboardLayout>
  );
}

const CampaignFacts = ({ campaign }: Pick<Props, "campaign">) => (
  <DescriptionList
    items={[
      {
        label: "Halaman",
        value: campaign.publicHref ? (
          <a href={campaign.publicHref}>{campaign.publicHref}</a>
        ) : (
          "Belum terlihat pengunjung"
        ),
      },
      { label: "Ringkasan", value: campaign.summary },
      { label: "Donasi yang sudah dibayar", value: campaign.count },
      { label: "Hari terakhir", value: campaign.lastDay },
      {
        label: "Pilihan jumlah",
        value: <span className="whitespace-pre-line">{campaign.presets}</span>,
      },
      { label: "Izin", value: campaign.permit },
      { label: "Donatur terbaru", value: campaign.showsDonors ? "Ditampilkan" : "Disembunyikan" },
      { label: "Dibuat oleh", value: campaign.createdBy },
    ]}
  />
);

function SwitchForm({ path, campaign, idempotencyKey, formResult }: Omit<Props, "menu">) {
  const { isOn, version } = campaign;
  const { form } = usePostForm({ id: "keadaan", schema: campaignSwitchSchema, formResult });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="change" value={isOn ? "close" : "open"} />
      <input type="hidden" name="version" value={version} />
      <Button variant={isOn ? "secondary" : "primary"}>
        {isOn ? "Tutup kampanye" : "Buka kampanye"}
      </Button>
    </PostForm>
  );
}
