import { describeAchievement, listCertificateFacts } from "~/lib/certificates";
import type { CertificateView } from "~/server/features/certificates";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { QrCode } from "~/ui/qr-code";

interface Props {
  certificate: CertificateView;
  /** Name of the site. */
  issuer: string;
  url: string;
  qr: { size: number; path: string };
}

/** Proof of a certificate. Printed, only the sheet remains, on one page of A4. */
export function CertificateProof({ certificate, issuer, url, qr }: Props) {
  const { number, pdfHref } = certificate;
  return (
    <div className="page grid gap-6 py-8 md:py-12 print:p-0">
      <div className="no-print grid gap-4">
        <Breadcrumbs items={[{ label: "Sertifikat", href: "/Sertifikat" }, { label: number }]} />
        <Validity certificate={certificate} issuer={issuer} />
      </div>
      {certificate.erasedOn === null && (
        <CertificateSheet certificate={certificate} issuer={issuer} url={url} qr={qr} />
      )}
      {pdfHref && (
        <div className="no-print flex flex-wrap items-center gap-3">
          <ButtonLink href={pdfHref}>Unduh PDF</ButtonLink>
          <p className="text-ink-soft">Atau cetak halaman ini: satu lembar A4 mendatar.</p>
        </div>
      )}
    </div>
  );
}

function Validity({ certificate, issuer }: Pick<Props, "certificate" | "issuer">) {
  const { number, kindLabel, className, issuedOn, revokedOn, erasedOn } = certificate;
  if (erasedOn)
    return (
      <>
        <h1 className="font-heading text-3xl font-bold">{`${kindLabel} ${number}`}</h1>
        <Notice tone="info" title="Data pemilik sertifikat ini sudah dihapus atas permintaan">
          {`${issuer} menerbitkannya pada ${issuedOn} untuk kelas ${className} dan menghapus data pemiliknya pada ${erasedOn}. Isinya tidak dapat diperiksa lagi.`}
        </Notice>
      </>
    );
  if (revokedOn)
    return (
      <Notice tone="danger" title="Sertifikat ini tidak berlaku">
        {issuer} mencabutnya pada {revokedOn}.
      </Notice>
    );
  return (
    <Notice tone="success" title="Sertifikat ini asli dan berlaku">
      Diterbitkan oleh {issuer} pada {issuedOn}.
    </Notice>
  );
}

function CertificateSheet({ certificate, issuer, url, qr }: Props) {
  const { kind, kindLabel, name, className, signer, number, revokedOn } = certificate;
  return (
    <article className="certificate grid content-between gap-8 border-4 border-double border-ink bg-surface p-6 md:p-12">
      <div className="grid justify-items-center gap-3 text-center">
        <p className="font-heading text-lg font-bold">{issuer}</p>
        <h1 className="font-heading text-3xl font-bold md:text-5xl">{kindLabel}</h1>
        {revokedOn && (
          <p className="border-2 border-danger-text px-4 py-1 font-bold text-danger-text">
            DICABUT {revokedOn}
          </p>
        )}
        <p>diberikan kepada</p>
        <p className="font-heading text-2xl font-bold wrap-anywhere md:text-4xl">{name}</p>
        <p>{describeAchievement(kind)}</p>
        <p className="font-heading text-xl font-bold md:text-2xl">{className}</p>
        <p className="text-ink-soft tabular-nums">
          {listCertificateFacts(certificate).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <p>
          {signer.name && (
            <>
              <strong>{signer.name}</strong>
              <br />
              {signer.title}
            </>
          )}
        </p>
        <div className="flex flex-wrap items-end justify-end gap-4">
          <p className="text-sm wrap-anywhere sm:text-right">
            Periksa keasliannya di
            <br />
            {url}
            <br />
            <strong className="tabular-nums">Nomor {number}</strong>
          </p>
          <QrCode {...qr} label="Kode QR menuju halaman ini" className="size-28" />
        </div>
      </div>
    </article>
  );
}
