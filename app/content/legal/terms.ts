import type { LegalDocument } from "./legal-document";

export const getTerms = (site: string): LegalDocument => ({
  title: "Syarat dan ketentuan",
  lead: `Dengan memakai situs ${site}, Anda menyetujui ketentuan berikut. Kami menulisnya sependek mungkin agar dapat dibaca sampai selesai.`,
  updatedOn: "2026-11-21",
  sections: [
    {
      id: "layanan",
      title: "Layanan",
      paragraphs: [
        `${site} menyajikan keterangan tentang kelas, tulisan, dan layanan janji temu. Jadwal, biaya, dan kuota yang berlaku adalah yang tertulis di halaman kelas pada saat Anda membacanya; perubahan kami umumkan di halaman yang sama.`,
      ],
    },
    {
      id: "janji-temu",
      title: "Janji temu",
      paragraphs: [
        "Permintaan janji temu belum menjadi kesepakatan sampai kami menjawabnya. Permintaan itu tidak dipungut biaya dan dapat Anda batalkan kapan saja dengan tombol pada buktinya.",
      ],
      listItems: [
        "Isilah data yang benar agar kami dapat menghubungi Anda",
        "Simpan tautan bukti dan jangan bagikan; siapa pun yang memegangnya dapat melihat dan membatalkan janji temu itu",
      ],
    },
    {
      id: "isi",
      title: "Isi dan hak cipta",
      paragraphs: [
        "Tulisan di situs ini boleh dikutip dengan menyebut penulis dan tautannya. Untuk memperbanyak seluruhnya, mintalah izin lebih dahulu. Bahan kelas hanya untuk peserta kelas tersebut.",
      ],
    },
    {
      id: "larangan",
      title: "Yang tidak boleh dilakukan",
      paragraphs: ["Agar situs ini tetap berguna bagi semua orang, jangan:"],
      listItems: [
        "mengirim formulir atas nama orang lain tanpa izinnya",
        "mencoba membuka data orang lain atau mengganggu kerja situs",
        "memakai isi situs untuk menyesatkan orang",
      ],
    },
    {
      id: "tanggung-jawab",
      title: "Batas tanggung jawab",
      paragraphs: [
        "Kami berusaha agar keterangan di sini benar dan situs selalu dapat dibuka, tetapi tidak dapat menjaminnya setiap saat. Keputusan yang Anda ambil berdasarkan tulisan di situs ini adalah tanggung jawab Anda.",
      ],
    },
    {
      id: "perubahan",
      title: "Perubahan dan hukum yang berlaku",
      paragraphs: [
        "Ketentuan ini dapat berubah; versi terbaru selalu berada di halaman ini. Perselisihan diselesaikan lebih dahulu dengan musyawarah, dan bila tidak tercapai menurut hukum Indonesia.",
      ],
    },
  ],
});
