import { createSecurityHeaders, toHashSource } from "../security/headers";

/** Seconds until another attempt may succeed: a little more than the circuit breaker's pause. */
export const RETRY_AFTER_SECONDS = "10";

const STYLE =
  "body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#212529;background:#fff}" +
  "main{max-width:36rem;margin:0 auto;padding:15vh 1.5rem 3rem}h1{font-size:1.75rem;line-height:1.25}" +
  "a{color:#0b5f85}@media(prefers-color-scheme:dark){body{color:#f1f3f5;background:#16191c}a{color:#7cc7ea}}";

const HOME_LINK = '<p><a href="/">Buka halaman utama</a></p>';

interface Reason {
  title: string;
  text: string;
  advice: string;
  hasHomeLink: boolean;
  retryAfter: string;
}

/** An honest page for when no layout is shown: no host told the tenant, or it is closed. */
const createUnavailablePage = ({ title, text, advice, hasHomeLink }: Reason) => `<!DOCTYPE html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${advice}</p>
${hasHomeLink ? HOME_LINK : ""}
</main>
</body>
</html>
`;

const FAILURE = {
  title: "Situs belum dapat dibuka",
  advice:
    "Coba lagi sekitar sepuluh detik lagi. Jika Anda baru mengirim isian, kembalilah ke halaman sebelumnya: isian Anda masih ada di sana.",
  hasHomeLink: true,
  retryAfter: RETRY_AFTER_SECONDS,
};
const REASONS = {
  host: { ...FAILURE, text: "Layanan yang menyimpan isi situs ini sedang tidak menjawab." },
  overload: { ...FAILURE, text: "Situs ini sedang dikunjungi sangat banyak orang." },
  suspended: {
    title: "Situs ini sedang ditangguhkan",
    text: "Pengelola instalasi menutup situs ini untuk sementara. Isinya tetap tersimpan.",
    advice: "Jika Anda pengelola situs ini, alasannya ada di email Anda.",
    hasHomeLink: false,
    retryAfter: "3600",
  },
} as const satisfies Record<string, Reason>;

/** 503 without a layout, in Indonesian. */
export const createUnavailableResponse = (reason: keyof typeof REASONS, https: boolean): Response =>
  new Response(createUnavailablePage(REASONS[reason]), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": REASONS[reason].retryAfter,
      "Cache-Control": "no-store",
      ...Object.fromEntries(createSecurityHeaders({ styles: [toHashSource(STYLE)], https })),
    },
  });
