import { createSecurityHeaders, toHashSource } from "../security/headers";

/** Seconds until another attempt may succeed: a little more than the circuit breaker's pause. */
export const RETRY_AFTER_SECONDS = "10";

const STYLE =
  "body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#212529;background:#fff}" +
  "main{max-width:36rem;margin:0 auto;padding:15vh 1.5rem 3rem}h1{font-size:1.75rem;line-height:1.25}" +
  "a{color:#0b5f85}@media(prefers-color-scheme:dark){body{color:#f1f3f5;background:#16191c}a{color:#7cc7ea}}";

/** An honest page for when no layout can be chosen, because no host told the tenant. */
const createUnavailablePage = (reason: string) => `<!DOCTYPE html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Situs belum dapat dibuka</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Situs belum dapat dibuka</h1>
<p>${reason}</p>
<p>Coba lagi sekitar sepuluh detik lagi. Jika Anda baru mengirim isian, kembalilah ke halaman sebelumnya: isian Anda masih ada di sana.</p>
<p><a href="/">Buka halaman utama</a></p>
</main>
</body>
</html>
`;

const REASONS = {
  host: "Layanan yang menyimpan isi situs ini sedang tidak menjawab.",
  overload: "Situs ini sedang dikunjungi sangat banyak orang.",
} as const;

/** 503 without a layout, in Indonesian. */
export const createUnavailableResponse = (reason: keyof typeof REASONS, https: boolean): Response =>
  new Response(createUnavailablePage(REASONS[reason]), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": RETRY_AFTER_SECONDS,
      "Cache-Control": "no-store",
      ...Object.fromEntries(createSecurityHeaders({ styles: [toHashSource(STYLE)], https })),
    },
  });
