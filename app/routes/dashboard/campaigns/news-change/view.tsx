import { campaignUpdateSchema } from "~/lib/campaign-fields";
import { CAMPAIGN_DESK_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** Of the campaign. */
  title: string;
  news: { text: string; version: number };
  backHref: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** News of a campaign, to be corrected or removed. */
export const CampaignNewsChange = ({ menu, path, title, backHref, ...form }: Props) => (
  <DashboardLayout
    title="Ubah kabar"
    lead="Waktu kabar tetap seperti ketika pertama kali ditulis."
    menu={menu}
    path={path}
    breadcrumbs={[
      { label: "Kampanye donasi", href: CAMPAIGN_DESK_PATH },
      { label: title, href: backHref },
      { label: "Ubah kabar" },
    ]}
  >
    <CorrectionForm {...form} path={path} backHref={backHref} />
    <form method="post" action={path} className="border-t border-line pt-4">
      <HiddenFields idempotencyKey={form.idempotencyKey} />
      <input type="hidden" name="change" value="remove" />
      <input type="hidden" name="version" value={form.news.version} />
      <Button variant="danger">Hapus kabar ini</Button>
    </form>
  </DashboardLayout>
);

function CorrectionForm({
  path,
  news,
  backHref,
  idempotencyKey,
  formResult,
}: Omit<Props, "menu" | "title">) {
  const { form, fields } = usePostForm({
    id: "kabar",
    schema: campaignUpdateSchema,
    formResult,
    defaultValue: { text: news.text },
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <input type="hidden" name="change" value="correct" />
      <input type="hidden" name="version" value={news.version} />
      <TextArea
        {...getControlProps(fields.text)}
        label="Kabar"
        hint="10-1.000 karakter, tanpa Markdown."
        rows={6}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button>Simpan</Button>
        <ButtonLink href={backHref} variant="quiet">
          Batal
        </ButtonLink>
      </div>
    </PostForm>
  );
}
