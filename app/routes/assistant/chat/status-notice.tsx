import { Notice } from "~/ui/notice";

export type NoticeKey = "deleted" | "deleted-locally" | "rated";

const NOTICES: Record<NoticeKey, { tone: "success" | "warning"; text: string }> = {
  deleted: { tone: "success", text: "Percakapan sudah dihapus." },
  "deleted-locally": {
    tone: "warning",
    text: "Percakapan sudah dihapus dari perangkat ini, tetapi server asisten belum dapat dihubungi. Hapus sekali lagi nanti bila masih muncul.",
  },
  rated: { tone: "success", text: "Terima kasih, penilaian Anda sudah kami simpan." },
};

/** Result of the previous action. */
export function StatusNotice({
  notice,
  isNotFound,
}: {
  notice: NoticeKey | null;
  isNotFound: boolean;
}) {
  if (isNotFound)
    return (
      <Notice tone="warning">
        Percakapan itu sudah dihapus, atau bukan milik Anda. Silakan mulai yang baru.
      </Notice>
    );
  if (!notice) return null;
  return <Notice tone={NOTICES[notice].tone}>{NOTICES[notice].text}</Notice>;
}
