/**
 * The 24 blocks, one phrase for each letter in the order D, I, S, C: our own words, all of them kind, none twice. Published sets belong to
 * their publishers and are not used (domain facts, 6). People see a block in the order of `discOrder`, without letters.
 */
export const DISC_ITEMS = [
  ["Berani memutuskan", "Mudah bergaul", "Sabar mendengarkan", "Teliti bekerja"],
  ["Mengejar hasil nyata", "Menularkan semangat", "Menjaga kerukunan", "Memeriksa dua kali"],
  ["Menyukai tantangan baru", "Senang bercerita", "Setia kawan", "Rapi mencatat"],
  ["Langsung pada inti", "Membuat orang tertawa", "Tenang saat ramai", "Berpikir runtut"],
  ["Sigap mengambil kemudi", "Cepat akrab", "Selalu dapat diandalkan", "Mematuhi tata cara"],
  ["Pantang mundur", "Penuh gagasan spontan", "Rendah hati", "Mencari bukti dahulu"],
  ["Bergerak cepat", "Pandai meyakinkan", "Telaten menyelesaikan", "Menjaga mutu tinggi"],
  ["Percaya kemampuan sendiri", "Percaya pada orang", "Peka terhadap perasaan", "Peka terhadap kesalahan"],
  ["Siap bersaing", "Siap menghibur", "Siap menolong", "Siap menganalisis"],
  ["Menetapkan sasaran tinggi", "Memuji dengan tulus", "Menerima apa adanya", "Merencanakan dengan rinci"],
  ["Tegas bersikap", "Hangat menyapa", "Lembut menegur", "Hati-hati berjanji"],
  ["Mulai lebih dahulu", "Hidup di pertemuan", "Setia pada kebiasaan baik", "Cermat menghitung risiko"],
  ["Mandiri melangkah", "Terbuka soal perasaan", "Nyaman bekerja bersama", "Betah mendalami hal"],
  ["Memecahkan masalah besar", "Memeriahkan suasana", "Merawat hubungan lama", "Menata data berantakan"],
  ["Gigih mengejar target", "Yakin akan hari esok", "Rela menunggu giliran", "Disiplin terhadap waktu"],
  ["Lugas menyampaikan pendapat", "Berbicara ekspresif", "Berlapang dada", "Bertanya sampai jelas"],
  ["Memimpin di depan", "Mengajak semua ikut", "Mendukung dari belakang", "Menjaga standar kerja"],
  ["Menyukai perubahan cepat", "Menyukai teman baru", "Menyukai suasana tenteram", "Menyukai aturan jelas"],
  ["Kuat di bawah tekanan", "Luwes di panggung", "Konsisten sampai akhir", "Tepat dalam perincian"],
  ["Mencoba jalan berisiko", "Berbagi cerita pribadi", "Mudah memaafkan", "Menimbang setiap fakta"],
  ["Menuntut yang terbaik", "Antusias pada hal baru", "Tekun tanpa mengeluh", "Kritis membaca laporan"],
  ["Jelas memberi arahan", "Cair dalam percakapan", "Melangkah tanpa tergesa", "Objektif menilai"],
  ["Bersemangat untuk menang", "Dikenal banyak orang", "Dipercaya menyimpan rahasia", "Dipercaya memeriksa naskah"],
  ["Teguh pada tujuan", "Riang sepanjang hari", "Akur dengan siapa saja", "Taat pada prosedur"],
] as const;
