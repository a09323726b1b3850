import { campaignUpdateSchema } from "~/lib/campaign-fields";
import { CAMPAIGN_DESK_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  title: string;
  backHref: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** News of a campaign, which its page shows with the day. */
export function CampaignNews({ menu, path, title, backHref, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "kabar", schema: campaignUpdateSchema, formResult });
  return (
    <DashboardLayout
      title="Tulis kabar"
      lead="Kabar langsung tampil di halaman kampanye, dengan waktunya."
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Kampanye donasi", href: CAMPAIGN_DESK_PATH },
        { label: title, href: backHref },
        { label: "Tulis kabar" },
      ]}
    >
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-xl gap-6"
      >
        <TextArea
          {...getControlProps(fields.text)}
          label="Kabar"
          hint="10-1.000 karakter, tanpa Markdown."
          rows={6}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button>Terbitkan kabar</Button>
          <ButtonLink href={backHref} variant="quiet">
            Batal
          </ButtonLink>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
