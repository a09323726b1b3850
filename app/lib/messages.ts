/** Sentences that the site and the embedded hosts share (designs B10). */
export const FORBIDDEN_MESSAGE = "Anda tidak memiliki akses untuk tindakan ini.";
export const STALE_MESSAGE = "Data sudah berubah, muat ulang halaman.";
