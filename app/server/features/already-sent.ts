/**
 * The form was sent before with different text under the same key: by "Back", or edited after a lost
 * response. One sentence per form (409).
 */
export const ALREADY_SENT_MESSAGE = {
  appointment:
    "Permintaan yang Anda kirim sebelumnya sudah kami terima. Tekan tombol kirim sekali lagi bila Anda memang ingin membuat permintaan baru dengan isian ini.",
  aspiration:
    "Aspirasi yang Anda kirim sebelumnya sudah kami terima. Tekan tombol kirim sekali lagi bila Anda memang ingin mengirim yang baru.",
  request:
    "Kiriman Anda yang sebelumnya sudah kami terima. Tekan tombol kirim sekali lagi bila Anda memang ingin mengirim yang baru.",
  team: "Pendaftaran yang Anda kirim sebelumnya sudah kami terima, dan tanda terimanya ada di email guru pendamping. Tekan tombol kirim sekali lagi bila Anda memang ingin mendaftarkan tim lain.",
  testimony:
    "Testimoni yang Anda kirim sebelumnya sudah kami terima. Tekan tombol kirim sekali lagi bila Anda memang ingin mengirim yang baru.",
  donation:
    "Donasi yang Anda kirim sebelumnya sudah kami terima. Tekan tombol sekali lagi bila Anda memang ingin membuat donasi baru dengan isian ini.",
};
