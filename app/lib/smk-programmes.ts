/** The fields and programmes of vocational schools (SMK), as the ministry's list of 2022 names them (domain, section 4). */
export const SMK_FIELDS = [
  {
    name: "Teknologi Konstruksi dan Bangunan",
    programmes: [
      "Teknik Perawatan Gedung",
      "Konstruksi dan Perawatan Bangunan Sipil",
      "Teknik Konstruksi dan Perumahan",
      "Desain Pemodelan dan Informasi Bangunan",
      "Teknik Furnitur",
    ],
  },
  {
    name: "Teknologi Manufaktur dan Rekayasa",
    programmes: [
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
    programmes: [
      "Teknik Ketenagalistrikan",
      "Teknik Energi Terbarukan",
      "Teknik Geospasial",
      "Teknik Geologi Pertambangan",
      "Teknik Perminyakan",
    ],
  },
  {
    name: "Teknologi Informasi",
    programmes: ["Pengembangan Perangkat Lunak dan Gim", "Teknik Jaringan Komputer dan Telekomunikasi"],
  },
  {
    name: "Kesehatan dan Pekerjaan Sosial",
    programmes: ["Layanan Kesehatan", "Teknik Laboratorium Medik", "Teknologi Farmasi", "Pekerjaan Sosial"],
  },
  {
    name: "Agribisnis dan Agriteknologi",
    programmes: [
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
    programmes: ["Teknika Kapal Penangkap Ikan", "Nautika Kapal Penangkap Ikan", "Nautika Kapal Niaga", "Teknika Kapal Niaga"],
  },
  {
    name: "Bisnis dan Manajemen",
    programmes: ["Pemasaran", "Manajemen Perkantoran dan Layanan Bisnis", "Akuntansi dan Keuangan Lembaga"],
  },
  {
    name: "Pariwisata",
    programmes: ["Usaha Layanan Pariwisata", "Perhotelan", "Kuliner", "Kecantikan dan Spa"],
  },
  {
    name: "Seni dan Ekonomi Kreatif",
    programmes: [
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

/** All 50 programmes; what schools and teams may name as theirs. */
export const SMK_PROGRAMMES: readonly string[] = SMK_FIELDS.flatMap(({ programmes }) => [...programmes]);
