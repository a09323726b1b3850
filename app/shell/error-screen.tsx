import { isRouteErrorResponse } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";

/** The fixed texts of section 1, letter for letter (ERR1–ERR3); the maintenance text is ours (SET6). */
const TEXT = {
  missing: "Oops.. Maaf halaman tidak ditemukan",
  failed: "Opps.. Maaf terjadi kesalahan pada website",
  maintenance: "Situs sedang dalam perbaikan",
  home: "Kembali ke halaman utama",
} as const;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
const isMaintenance = (error: unknown) => isRouteErrorResponse(error) && error.status === 503 && error.statusText === "Maintenance";

export function errorTitle(error: unknown): string {
  if (isMaintenance(error)) return TEXT.maintenance;
  return statusOf(error) === 404 ? TEXT.missing : TEXT.failed;
}

/** What replaces the content when a page fails, is missing, or the site is under repair. Route errors use the error's status, else 500 (RTE24). */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isMaintenance(error)) return <MaintenanceScreen />;
  const status = statusOf(error);
  const message = isRouteErrorResponse(error) && typeof error.data === "string" && status !== 404 ? error.data : null;
  return (
    <section className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <p className="font-heading text-6xl font-bold text-primary-text" aria-hidden="true">
        {status}
      </p>
      <h1 className="text-3xl font-bold">{errorTitle(error)}</h1>
      {message && <p className="text-lg">{message}</p>}
      {status === 404 && (
        <p className="text-ink-soft">
          Alamatnya mungkin salah ketik, atau halaman ini sudah dipindahkan. <span lang="en">This page could not be found.</span>
        </p>
      )}
      <ButtonLink href="/">{TEXT.home}</ButtonLink>
    </section>
  );
}

function MaintenanceScreen() {
  return (
    <section className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-3xl font-bold">{TEXT.maintenance}</h1>
      <p className="text-lg">Kami sedang memperbaiki situs ini. Silakan kembali beberapa saat lagi; data Anda tetap aman.</p>
    </section>
  );
}
