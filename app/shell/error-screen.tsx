import { isRouteErrorResponse, useRouteLoaderData } from "@remix-run/react";
import type { MaintenanceNotice } from "~/lib/views";
import { ButtonLink } from "~/ui/button";

/** Fixed texts (ERR1–ERR3); the maintenance text is this project's (SET6). */
const ERROR_TEXTS = {
  missing: "Oops.. Maaf halaman tidak ditemukan",
  failed: "Opps.. Maaf terjadi kesalahan pada website",
  maintenance: "Situs sedang dalam perbaikan",
  home: "Kembali ke halaman utama",
} as const;

const getStatus = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
const isMaintenance = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 503 && error.statusText === "Maintenance";

export function getErrorTitle(error: unknown): string {
  if (isMaintenance(error)) return ERROR_TEXTS.maintenance;
  return getStatus(error) === 404 ? ERROR_TEXTS.missing : ERROR_TEXTS.failed;
}

/** Content of error, not-found and maintenance pages. Other than route errors are a 500 (RTE24). */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isMaintenance(error)) return <MaintenanceScreen />;
  const status = getStatus(error);
  const message =
    isRouteErrorResponse(error) && typeof error.data === "string" && status !== 404
      ? error.data
      : null;
  return (
    <section className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <p className="font-heading text-6xl font-bold text-primary-text" aria-hidden="true">
        {status}
      </p>
      <h1 className="text-3xl font-bold">{getErrorTitle(error)}</h1>
      {message && <p className="text-lg">{message}</p>}
      {status === 404 && (
        <p className="text-ink-soft">
          Alamatnya mungkin salah ketik, atau halaman ini sudah dipindahkan.{" "}
          <span lang="en">This page could not be found.</span>
        </p>
      )}
      <ButtonLink href="/">{ERROR_TEXTS.home}</ButtonLink>
    </section>
  );
}

const MAINTENANCE_TEXT =
  "Kami sedang memperbaiki situs ini. Silakan kembali beberapa saat lagi; data Anda tetap aman.";

function MaintenanceScreen() {
  const root = useRouteLoaderData("root") as { maintenance?: MaintenanceNotice | null } | undefined;
  const { text, until } = root?.maintenance ?? { text: null, until: null };
  return (
    <section className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-3xl font-bold">{ERROR_TEXTS.maintenance}</h1>
      <p className="max-w-[65ch] whitespace-pre-line text-lg">{text ?? MAINTENANCE_TEXT}</p>
      {until && <p>Perkiraan selesai: {until}.</p>}
    </section>
  );
}
