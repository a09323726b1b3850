/** Fields and programs of vocational schools (SMK), from the ministry's list of 2022 (domain 4). */
export const SMK_FIELDS = [
  {
    name: "Teknologi Konstruksi dan Bangunan",
    programs: [
      "Teknik Perawatan Gedung",
      "Konstruksi dan Perawatan Bangunan Sipil",
      "Teknik Konstruksi dan Perumahan",
      "Desain Pemodelan dan Informasi Bangunan",
      "Teknik Furnitur",
    ],
  },
  {
    name: "Teknologi Manufaktur dan Rekayasa",
    programs: [
      "Teknik Mesin",
      "Teknik Otomotif",
      "Teknik Pengelasan dan Fabrikasi Logam",
      "Teknik Logistik",
      "Teknik Elektronika",
      "Teknik Pesawat Udara",
      "Teknik Konstruksi Kapal",
      "Kimia Analisis",
      "Teknik Kimia Industri",
      "Teknik Tekstil",
    ],
  },
  {
    name: "Energi dan Pertambangan",
    programs: [
      "Teknik Ketenagalistrikan",
      "Teknik Energi Terbarukan",
      "Teknik Geospasial",
      "Teknik Geologi Pertambangan",
      "Teknik Perminyakan",
    ],
  },
  {
    name: "Teknologi Informasi",
    programs: [
      "Pengembangan Perangkat Lunak dan Gim",
      "Teknik Jaringan Komputer dan Telekomunikasi",
    ],
  },
  {
    name: "Kesehatan dan Pekerjaan Sosial",
    programs: [
      "Layanan Kesehatan",
      "Teknik Laboratorium Medik",
      "Teknologi Farmasi",
      "Pekerjaan Sosial",
    ],
  },
  {
    name: "Agribisnis dan Agriteknologi",
    programs: [
      "Agribisnis Tanaman",
      "Agribisnis Ternak",
      "Agribisnis Perikanan",
      "Usaha Pertanian Terpadu",
      "Agriteknologi Pengolahan Hasil Pertanian",
      "Kehutanan",
    ],
  },
  {
    name: "Kemaritiman",
    programs: [
      "Teknika Kapal Penangkap Ikan",
      "Nautika Kapal Penangkap Ikan",
      "Nautika Kapal Niaga",
      "Teknika Kapal Niaga",
    ],
  },
  {
    name: "Bisnis dan Manajemen",
    programs: [
      "Pemasaran",
      "Manajemen Perkantoran dan Layanan Bisnis",
      "Akuntansi dan Keuangan Lembaga",
    ],
  },
  {
    name: "Pariwisata",
    programs: ["Usaha Layanan Pariwisata", "Perhotelan", "Kuliner", "Kecantikan dan Spa"],
  },
  {
    name: "Seni dan Ekonomi Kreatif",
    programs: [
      "Seni Rupa",
      "Desain Komunikasi Visual",
      "Desain dan Produksi Kriya",
      "Seni Pertunjukan",
      "Broadcasting dan Perfilman",
      "Animasi",
      "Busana",
    ],
  },
] as const;

export const SMK_PROGRAMS: readonly string[] = SMK_FIELDS.flatMap(({ programs: programmes }) => [
  ...programmes,
]);
