import { listCertificateFacts, MAX_CERTIFICATE_NUMBER_LENGTH } from "~/lib/certificates";
import type { Optional } from "~/lib/views";
import type { CertificateListView, CertificateView } from "~/server/features/certificates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { TextInput } from "~/ui/text-input";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  number: string;
  /** Why the typed number leads nowhere. */
  errorMessage: string | null;
  /** Null for guests. */
  mine: Optional<CertificateListView> | null;
}

/** Looks up a certificate by its number, and lists the visitor's. */
export function CertificateLookup({ number, errorMessage, mine }: Props) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title="Periksa sertifikat"
        lead="Ketik nomor yang tertera pada sertifikat untuk melihat apakah sertifikat itu asli dan masih berlaku."
      />
      <form method="get" action="/Sertifikat" className="grid max-w-xl gap-4">
        <TextInput
          id="nomor"
          name="nomor"
          label="Nomor sertifikat"
          defaultValue={number}
          error={errorMessage ?? undefined}
          hint="Contoh: MAIN-2026-7K3QX9AB. Huruf besar dan kecil sama saja."
          maxLength={MAX_CERTIFICATE_NUMBER_LENGTH}
          autoComplete="off"
          required
        />
        <div>
          <Button>Periksa</Button>
        </div>
      </form>
      {mine && <MyCertificates mine={mine} />}
    </div>
  );
}

const MyCertificates = ({ mine }: { mine: Optional<CertificateListView> }) => (
  <section aria-labelledby="milik-saya" className="grid gap-4">
    <h2 id="milik-saya" className="text-2xl font-bold">
      Sertifikat saya
    </h2>
    {mine.ok ? <CertificateItems list={mine.data} /> : <Unavailable name="Sertifikat Anda" />}
  </section>
);

function CertificateItems({ list: { items, links } }: { list: CertificateListView }) {
  if (items.length === 0)
    return (
      <EmptyState
        title="Belum ada sertifikat"
        action={{ label: "Lihat kelas yang dibuka", href: "/Class" }}
      >
        Sertifikat terbit begitu Anda menyelesaikan sebuah kelas.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-3">
        {items.map((item) => (
          <CertificateItem key={item.number} item={item} />
        ))}
      </ul>
      <Pagination links={links} label="Halaman sertifikat" />
    </>
  );
}

const CertificateItem = ({ item }: { item: CertificateView }) => (
  <li className="grid gap-1 rounded-card border border-line p-4">
    <p className="flex flex-wrap items-center gap-2 font-semibold">
      {item.kindLabel}
      {item.revokedOn && <Badge tone={item.status.tone}>{item.status.label}</Badge>}
    </p>
    <p>
      <a href={item.href} className="inline-flex min-h-11 items-center text-primary-text underline">
        {item.className}
      </a>
    </p>
    <p className="text-ink-soft tabular-nums">
      {[...listCertificateFacts(item), item.number].join(" · ")}
    </p>
  </li>
);
