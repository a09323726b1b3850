import { toPictureFields } from "~/lib/picture-fields";
import { logoSchema } from "~/lib/site-fields";
import { PictureInput } from "~/ui/form/picture-input";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { SiteForm, type SitePageProps } from "../site-form";

interface Props {
  page: SitePageProps;
  logoDark: string | null;
  logoLight: string | null;
  favicon: string | null;
  logoAlt: string;
  formResult: FormResultView | undefined;
}

const LIGHT_ALT = "Logo untuk latar gelap";
const ICON_ALT = "Ikon situs";

const toFields = (address: string | null, alt: string) =>
  toPictureFields(address === null ? null : { address, alt });

/** Logos and the icon; without them the site shows its name. */
export function Logo({ page, logoDark, logoLight, favicon, logoAlt, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "logo",
    schema: logoSchema,
    formResult,
    defaultValue: {
      // The site's name describes most logos.
      logoDark: { address: logoDark ?? "", alt: logoAlt },
      logoLight: toFields(logoLight, LIGHT_ALT),
      favicon: toFields(favicon, ICON_ALT),
    },
  });
  return (
    <SiteForm
      page={page}
      form={form}
      multipart
      lead="Ukurannya kami sesuaikan. Bila dihapus, situs kembali menampilkan namanya."
    >
      <PictureInput
        field={fields.logoDark}
        label="Logo"
        hint="Untuk latar terang, lebih baik melebar dan tanpa latar (PNG atau WebP)."
      />
      <PictureInput
        field={fields.logoLight}
        label="Logo untuk latar gelap"
        hint="Dipakai tata letak dengan kaki halaman yang gelap."
        fixedAlt={LIGHT_ALT}
      />
      <PictureInput
        field={fields.favicon}
        label="Ikon situs"
        hint="Persegi; tampil di tab peramban dan di layar depan ponsel."
        fixedAlt={ICON_ALT}
      />
    </SiteForm>
  );
}
