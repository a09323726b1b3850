import { domainSchema } from "~/lib/site-domain";
import type { SiteDomainView } from "~/server/features/site-domains";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { SitePage, type SitePageProps } from "../site-form";

interface Props {
  page: SitePageProps;
  domains: SiteDomainView[];
  savedMessage: string | null;
  formResult: FormResultView | undefined;
}

export function SiteDomains({ page, domains, savedMessage, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "domain", schema: domainSchema, formResult });
  return (
    <SitePage
      page={page}
      lead="Alamat yang membuka situs ini. Domain baru berlaku setelah terbukti milik Anda."
    >
      {savedMessage && !formResult && <Notice tone="success">{savedMessage}</Notice>}
      <PostForm
        {...form}
        action={page.path}
        idempotencyKey={page.idempotencyKey}
        className="grid max-w-170 gap-6"
      >
        <TextInput
          {...getControlProps(fields.domain)}
          label="Domain baru"
          hint="Misalnya belajar.sekolah.sch.id."
          autoComplete="off"
          required
        />
        <div>
          <Button>Tambah domain</Button>
        </div>
      </PostForm>
      <ul className="grid gap-4">
        {domains.map((each) => (
          <li key={each.domain} className="grid gap-3 rounded-card border border-line p-4">
            <Domain {...each} page={page} />
          </li>
        ))}
      </ul>
      <p className="max-w-[65ch] text-ink-soft">
        Sertifikat https untuk domain baru dipasang pengelola peladen. Beri tahu mereka nama
        domainnya, dan arahkan domain itu ke peladen yang sama.
      </p>
    </SitePage>
  );
}

function Domain({ domain, isPrimary, proof, page }: SiteDomainView & { page: SitePageProps }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {domain} {isPrimary && <Badge tone="blue">Utama</Badge>}
        {proof && <Badge tone="orange">Menunggu bukti</Badge>}
      </p>
      {proof && (
        <>
          <p>Pasang catatan TXT ini di pengaturan DNS domain Anda, lalu periksa:</p>
          <DescriptionList
            items={[
              { label: "Nama", value: proof.name },
              { label: "Isi", value: proof.text },
            ]}
          />
        </>
      )}
      {!isPrimary && (
        <form method="post" action={page.path} className="flex flex-wrap gap-3">
          <HiddenFields idempotencyKey={page.idempotencyKey} />
          <input type="hidden" name="target" value={domain} />
          {proof && (
            <Button name="intent" value="verify" aria-label={`Periksa ${domain}`}>
              Periksa
            </Button>
          )}
          <Button variant="secondary" name="intent" value="remove" aria-label={`Hapus ${domain}`}>
            Hapus
          </Button>
        </form>
      )}
    </>
  );
}
