import { Notice } from "~/ui/notice";

export type NewsKey = "dihapus" | "dihapus-di-sini" | "nilai";

const TEXTS: Record<NewsKey, { tone: "success" | "warning"; text: string }> = {
  dihapus: { tone: "success", text: "Percakapan sudah dihapus." },
  "dihapus-di-sini": {
    tone: "warning",
    text: "Percakapan sudah dihapus dari perangkat ini, tetapi server asisten belum dapat dihubungi. Hapus sekali lagi nanti bila masih muncul.",
  },
  nilai: { tone: "success", text: "Terima kasih, penilaian Anda sudah kami simpan." },
};

/** What the step before this page did. */
export function News({ news, isGone }: { news: NewsKey | null; isGone: boolean }) {
  if (isGone) return <Notice tone="warning">Percakapan itu sudah dihapus, atau bukan milik Anda. Silakan mulai yang baru.</Notice>;
  if (!news) return null;
  return <Notice tone={TEXTS[news].tone}>{TEXTS[news].text}</Notice>;
}
