import type { LegalDocument } from "../document";

/** What is true of this site today; the controller under UU 27/2022 is the tenant. */
export const privacyOf = (site: string): LegalDocument => ({
  title: "Kebijakan privasi",
  lead: `Halaman ini menjelaskan data pribadi apa yang dikumpulkan ${site}, untuk apa, berapa lama, dan apa hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
  sections: [
    {
      id: "pengendali",
      title: "Siapa yang bertanggung jawab",
      paragraphs: [
        `Pengendali data pribadi di situs ini adalah ${site}. Anda dapat menghubungi kami melalui halaman Janji temu; pilih topik “Data pribadi” agar permintaan Anda sampai kepada petugas yang tepat.`,
      ],
    },
    {
      id: "data",
      title: "Data yang dikumpulkan",
      paragraphs: ["Anda dapat membaca seluruh situs tanpa menyebutkan siapa Anda. Kami menyimpan data hanya bila Anda mengirimkannya:"],
      points: [
        "Janji temu: nama, email, nomor HP, lembaga, topik, waktu yang dipilih, dan pesan Anda",
        "Alamat jaringan (IP) saat formulir dikirim, untuk mencegah kiriman bertubi-tubi",
        "Catatan teknis server: waktu, alamat halaman, dan kode jawaban, tanpa isi formulir",
      ],
    },
    {
      id: "tujuan",
      title: "Untuk apa",
      paragraphs: [
        "Data janji temu dipakai untuk menjawab dan menyiapkan pertemuan dengan Anda, dan hanya untuk itu. Dasar pemrosesannya adalah permintaan Anda sendiri. Kami tidak menjual data, tidak menayangkan iklan, dan tidak memasang pelacak pihak ketiga.",
      ],
    },
    {
      id: "kuki",
      title: "Kuki",
      paragraphs: ["Situs ini memakai kuki yang diperlukan agar dapat bekerja; tidak ada kuki iklan atau analitik pihak ketiga."],
      points: [
        "_gt dan _ct: tanda pengenal aplikasi yang terenkripsi, berlaku 23 jam, tidak mengenali Anda sebagai pribadi",
        "_av: versi situs yang terakhir Anda buka, berlaku 30 hari",
      ],
    },
    {
      id: "lama",
      title: "Berapa lama disimpan",
      paragraphs: [
        "Data janji temu disimpan selama diperlukan untuk menindaklanjuti pertemuan dan dihapus atas permintaan Anda. Kunci pencegah kiriman ganda disimpan paling lama 24 jam.",
      ],
    },
    {
      id: "pihak-lain",
      title: "Siapa lagi yang dapat melihat",
      paragraphs: [
        "Hanya petugas kami yang menangani janji temu. Data dibuka kepada pihak lain hanya bila diwajibkan oleh hukum. Tautan berbagi ke WhatsApp dan layanan lain adalah tautan biasa; layanan itu tidak menerima apa pun sebelum Anda menekannya.",
      ],
    },
    {
      id: "hak",
      title: "Hak Anda",
      paragraphs: ["Anda berhak:"],
      points: [
        "mengetahui data apa yang kami simpan dan memperoleh salinannya",
        "meminta data yang keliru diperbaiki",
        "meminta data dihapus atau pemrosesannya dihentikan",
        "menarik persetujuan yang pernah diberikan",
        "mengadukan kami kepada lembaga pelindungan data pribadi",
      ],
    },
    {
      id: "anak",
      title: "Anak di bawah 18 tahun",
      paragraphs: ["Bila Anda belum berusia 18 tahun, mintalah orang tua atau wali mengirimkan formulir bersama Anda."],
    },
    {
      id: "kebocoran",
      title: "Bila terjadi kegagalan pelindungan",
      paragraphs: [
        "Kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan.",
      ],
    },
  ],
});
