import { buildHref } from "~/lib/page-links";
import type { LegalDocument } from "./legal-document";

/** Subject of data requests, so that the team recognises them. */
const DATA_REQUEST_HREF = buildHref("/Make-Appointment", {
  segment: "other",
  topic: "Data pribadi",
});

/** Current data processing of this site. The controller under UU 27/2022 is the tenant. */
export const getPrivacyPolicy = (site: string): LegalDocument => ({
  title: "Kebijakan privasi",
  lead: `Halaman ini menjelaskan data pribadi apa yang dikumpulkan ${site}, untuk apa, berapa lama, dan apa hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
  updatedOn: "2026-11-22",
  sections: [
    {
      id: "pengendali",
      title: "Siapa yang bertanggung jawab",
      paragraphs: [
        `Pengendali data pribadi di situs ini adalah ${site}. Untuk urusan data pribadi, hubungi kami lewat formulir janji temu dengan topik “Data pribadi”.`,
      ],
      link: { label: "Tulis kepada kami tentang data pribadi", href: DATA_REQUEST_HREF },
    },
    {
      id: "data",
      title: "Data yang dikumpulkan",
      paragraphs: [
        "Anda dapat membaca seluruh situs tanpa menyebutkan siapa Anda. Kami menyimpan data hanya bila Anda mengirimkannya:",
      ],
      listItems: [
        "Janji temu: nama, email, nomor HP, lembaga, topik, waktu yang dipilih, dan pesan Anda",
        "Pesan, permintaan demo, dan permintaan perusahaan: nama, email, nomor HP, lembaga, dan isi pesan Anda",
        "Lamaran kerja: nama, email, nomor HP, surat lamaran, dan CV Anda",
        "Sidik acak dari alamat jaringan (IP) pengirim formulir, untuk membatasi kiriman bertubi-tubi; alamatnya sendiri tidak kami simpan",
        "Catatan teknis server: waktu, alamat halaman, dan kode jawaban, tanpa isi formulir",
      ],
    },
    {
      id: "tujuan",
      title: "Untuk apa",
      paragraphs: [
        "Data itu dipakai untuk menjawab permintaan Anda, menyiapkan pertemuan, dan menilai lamaran, tidak untuk hal lain. Dasar pemrosesannya adalah permintaan Anda sendiri. Kami tidak menjual data, tidak menayangkan iklan, dan tidak memasang pelacak pihak ketiga.",
      ],
    },
    {
      id: "kuki",
      title: "Kuki",
      paragraphs: [
        "Situs ini hanya memakai kuki yang diperlukan agar dapat bekerja; tidak ada kuki iklan atau analitik pihak ketiga.",
      ],
      listItems: [
        "_gt dan _ct: tanda pengenal aplikasi yang terenkripsi, berlaku 23 jam, tidak mengenali Anda sebagai pribadi",
        "_av: versi situs yang terakhir Anda buka, berlaku 30 hari",
      ],
    },
    {
      id: "lama",
      title: "Berapa lama disimpan",
      paragraphs: [
        "Data janji temu disimpan selama diperlukan untuk menindaklanjuti pertemuan, dan dihapus bila Anda memintanya. Begitu pula pesan dan permintaan lain. Lamaran kerja beserta CV dihapus sesudah 12 bulan. Penanda yang mencegah satu formulir tercatat dua kali disimpan 24 jam.",
      ],
    },
    {
      id: "pihak-lain",
      title: "Siapa lagi yang dapat melihat",
      paragraphs: [
        "Hanya petugas kami yang menanganinya; lamaran kerja juga dibaca perusahaan yang membuka lowongannya. Data dibuka kepada pihak lain hanya bila diwajibkan oleh hukum.",
        "Tautan berbagi ke WhatsApp dan layanan lain adalah tautan biasa; layanan itu tidak menerima apa pun sebelum Anda membukanya.",
      ],
    },
    {
      id: "hak",
      title: "Hak Anda",
      paragraphs: ["Anda berhak:"],
      listItems: [
        "mengetahui data apa yang kami simpan dan memperoleh salinannya",
        "meminta data yang keliru atau kurang lengkap diperbaiki",
        "meminta data dihapus, atau pemrosesannya dihentikan atau dibatasi",
        "menarik kembali persetujuan yang pernah diberikan",
        "mengadu kepada lembaga pelindungan data pribadi",
      ],
      link: { label: "Ajukan permintaan tentang data Anda", href: DATA_REQUEST_HREF },
    },
    {
      id: "anak",
      title: "Anak di bawah 18 tahun",
      paragraphs: [
        "Bila Anda belum berusia 18 tahun, isilah formulir bersama orang tua atau wali, dengan persetujuan mereka.",
      ],
    },
    {
      id: "kebocoran",
      title: "Bila pelindungan data gagal",
      paragraphs: [
        "Kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam: data apa yang terungkap, kapan dan bagaimana terungkapnya, serta apa yang kami lakukan untuk menangani dan memulihkannya.",
      ],
    },
  ],
});
