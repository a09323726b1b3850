import { lookup } from "~/lib/lookup";
export interface AboutContent {
  lead: string;
  sections: { title: string; paragraphs: string[] }[];
}

const MAIN_ABOUT: AboutContent = {
  lead: "Pendopo adalah tempat belajar keterampilan bersama mentor, dan perangkat lunak yang dipakai sekolah, kampus, serta yayasan untuk mengajar.",
  sections: [
    {
      title: "Mengapa pendopo",
      paragraphs: [
        "Pendopo adalah balai terbuka di depan rumah Jawa. Tidak ada dinding dan tidak ada pintu; siapa pun boleh datang, duduk, mendengarkan, lalu ikut berbicara. Kami ingin belajar terasa seperti itu.",
        "Karena itu halaman kami terbuka tanpa harus mendaftar, biaya tertulis sebelum orang bertanya, dan semuanya tetap berfungsi di ponsel lama dengan sinyal satu batang.",
      ],
    },
    {
      title: "Cara kami mengajar",
      paragraphs: [
        "Kelasnya kecil. Tugas diperiksa oleh manusia yang bekerja di bidangnya, paling lambat dua hari kerja. Setiap kelas berakhir dengan sesuatu yang dapat dipakai orang lain: situs, laporan, rancangan, film.",
        "Kami mengukur diri dari apa yang dapat dikerjakan peserta sesudah kelas, bukan dari jumlah pendaftar.",
      ],
    },
    {
      title: "Siapa kami",
      paragraphs: [
        "Tim kecil pengajar dan pengembang yang tersebar di Bandung, Makassar, Yogyakarta, Surabaya, Manado, dan Denpasar. Para mentor mengajar di sela pekerjaannya, dan dibayar untuk itu.",
      ],
    },
  ],
};

const FOUNDATION_ABOUT: AboutContent = {
  lead: "Kami menyusun program belajar bersama kampus, pemerintah, dan perusahaan, mendampinginya sampai selesai, lalu melaporkan hasilnya apa adanya.",
  sections: [
    {
      title: "Yang kami kerjakan",
      paragraphs: [
        "Program kami selalu dimulai dari kebutuhan penerima manfaat. Sebelum menyusun materi, kami duduk bersama mereka, mencatat pertanyaan, dan menyepakati satu ukuran keberhasilan.",
        "Kampus menyediakan dosen pendamping, pemerintah daerah membuka ruang belajar, perusahaan membiayai dan mengirim mentor. Yayasan merangkai semuanya dan bertanggung jawab atas mutunya.",
      ],
    },
    {
      title: "Cara kami melapor",
      paragraphs: [
        "Setiap program punya satu angka yang disepakati di awal. Angka itu kami laporkan juga ketika hasilnya mengecewakan, berikut penjelasan dan apa yang akan diubah.",
        "Laporan keuangan disusun untuk setiap program dan diserahkan kepada penyandang dana. Ringkasannya dapat diminta siapa pun melalui halaman perjanjian.",
      ],
    },
    {
      title: "Yang tidak kami kerjakan",
      paragraphs: [
        "Kami tidak menyelenggarakan acara sekali jadi tanpa pendampingan, tidak menjual data peserta, dan tidak memakai foto anak untuk penggalangan dana.",
      ],
    },
  ],
};

/** Two layouts have their own text; other tenants get one from their setting. */
const ABOUT_BY_LAYOUT: Readonly<Record<string, AboutContent>> = {
  main: MAIN_ABOUT,
  foundation: FOUNDATION_ABOUT,
};

export const toAboutText = ({ lead, sections }: AboutContent): string =>
  [lead, ...sections.flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs])].join(
    "\n\n",
  );

export function getAboutContent(
  layout: string,
  site: { title: string; description: string | null },
): AboutContent {
  return (
    lookup(ABOUT_BY_LAYOUT, layout) ?? {
      lead: site.description ?? `${site.title} adalah tempat belajar bersama.`,
      sections: [
        {
          title: `Belajar di ${site.title}`,
          paragraphs: [
            "Kelas kami dibimbing mentor yang bekerja di bidangnya. Jadwal, biaya, dan yang perlu disiapkan tertulis di halaman setiap kelas, sehingga Anda dapat memutuskan dengan tenang.",
            "Punya pertanyaan, atau ingin mengadakan kelas di lembaga Anda? Buat janji temu, dan kami menjawab lewat email paling lambat satu hari kerja.",
          ],
        },
      ],
    }
  );
}
