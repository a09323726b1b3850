/** A line each: what people type, and what Indonesian sites write instead. Chat words, English words, and words of the same meaning. */
const LINES = `
accounting: akuntansi pembukuan
activity: kegiatan
advanced: lanjut
ai: kecerdasan artifisial
animation: animasi
app: aplikasi
apply: lamar melamar daftar
assignment: tugas
atasan: penyelia pemimpin
backend: peladen
backup: cadangan
badge: lencana
bayi: anak
beginner: pemula dasar
bekerja: kerja
bikin: membuat
biodata: riwayat
blog: tulisan
boss: atasan pemimpin
brand: merek
brewing: seduh
budget: anggaran
bug: galat
bujet: anggaran
business: usaha
bisnis: usaha
cafe: kedai
career: karier
karir: karier
certificate: sertifikat
cerita: kisah
chart: grafik
chatgpt: kecerdasan artifisial
child: anak
class: kelas
classroom: kelas
coding: pemrograman kode
koding: pemrograman kode
coffee: kopi
community: komunitas kelompok
company: perusahaan
competition: lomba kompetisi
computer: komputer
contact: hubungi kontak
contest: lomba
cookie: kuki
cookies: kuki
course: kelas
copas: salin kutip
copy: salin
kopas: salin kutip
coworker: rekan
cupping: cicip mencicipi
customer: pelanggan
cv: riwayat
cyber: siber
database: basis data
deadline: tenggat tutup ditutup
debug: galat
debugging: galat
delete: hapus
design: desain
developer: pengembang
discount: diskon harga
dosen: pengajar
download: unduh
drawing: gambar menggambar
duit: uang
dokumen: berkas
eksperimen: percobaan
email: surel
employee: karyawan pegawai
english: inggris
entrepreneur: wirausaha
error: galat
espresso: espreso
event: acara
excel: lembar kerja
exhibition: pameran
experience: pengalaman
family: keluarga
fee: biaya
feedback: umpan balik
file: berkas
film: video
finance: keuangan
free: gratis
freelance: lepas
frontend: antarmuka
fulltime: penuh waktu
game: gim
gim: game
gaji: upah
grafis: desain
graduate: lulusan
group: kelompok
guide: panduan
guru: pengajar
handphone: ponsel
hape: ponsel
harga: biaya
hoax: kabar bohong
hoaks: kabar bohong
homepage: beranda
hp: ponsel
illustration: ilustrasi
income: pendapatan
innovation: inovasi
instructor: mentor pengajar
instruktur: mentor pengajar
intern: magang
internet: jaringan
internship: magang
interview: wawancara
job: lowongan kerja
jualan: menjual penjualan usaha
kafe: kedai
karyawan: pegawai pekerja
kerjaan: lowongan kerja
ketemu: bertemu pertemuan temu
kid: anak
kids: anak
kontak: hubungi
kuis: quiz
kuno: tua
kursus: kelas
language: bahasa
laptop: komputer
leader: pemimpin
leadership: memimpin pemimpin
learn: belajar
learning: belajar
lecturer: pengajar dosen
lesson: pelajaran
level: tingkat
library: perpustakaan
link: tautan
listening: mendengar
literacy: literasi
location: lokasi tempat
loker: lowongan
login: masuk
logout: keluar
manager: pemimpin penyelia
manajer: pemimpin penyelia
manuscript: naskah
map: peta
marketing: pemasaran
market: pasar
matematik: matematika
math: matematika
meeting: rapat
mobile: ponsel
modal: biaya harga pokok
money: uang
monitor: layar
mother: ibu
movie: film
murid: siswa
music: musik
network: jaringan
networking: jaringan
newsletter: surat
news: berita kabar
ngoding: pemrograman kode
ngobrol: percakapan bicara
office: kantor
online: daring digital
onsite: tempat kerja
ongkos: biaya
ongkir: biaya kirim
opening: lowongan
orangtua: orang tua
parent: orang tua
parenting: anak keluarga
parttime: paruh waktu
partner: mitra
password: sandi
pay: bayar
payment: pembayaran bayar
pegawai: karyawan
pelajar: siswa murid
pelatih: mentor
pelatihan: kelas program
pemateri: mentor pembicara
pembicara: mentor
pengajar: mentor
pengumuman: kabar berita
peranti: alat
phone: ponsel
photo: foto
photography: fotografi
podcast: siniar
poem: puisi
portfolio: portofolio
pemrogram: pengembang
presentasi: bicara umum
presentation: bicara umum
price: harga biaya
privacy: privasi
programmer: pengembang pemrogram
programming: pemrograman
project: proyek
public: umum
qr: qris
question: pertanyaan
quiz: kuis
quota: kuota
reading: membaca baca
refund: pengembalian kembali
register: daftar
registrasi: daftar pendaftaran
registration: pendaftaran
rekening: bayar transfer
relawan: sukarelawan
remote: jarak jauh
report: laporan
requirement: syarat
reset: ulang
result: hasil
resume: riwayat
resign: berhenti
review: ulasan
roasting: sangrai
rp: biaya
salary: gaji
sales: penjualan
schedule: jadwal
scholarship: beasiswa
school: sekolah
science: sains
security: keamanan
seminar: temu acara
server: peladen
share: bagikan
shop: toko kedai
signup: daftar
siswa: murid
skill: keterampilan
siniar: podcast
skills: keterampilan
smartphone: ponsel
soft: lunak
software: perangkat lunak aplikasi
speaker: pembicara
speaking: berbicara bicara
spreadsheet: lembar kerja
staff: karyawan
statistics: statistika
statistik: statistika
story: cerita
student: siswa
sumbangan: donasi
supervisor: penyelia
syllabus: silabus
talent: talenta
tarif: biaya
task: tugas
tax: pajak
teacher: guru
team: tim
technician: teknisi
technology: teknologi
telepon: ponsel
test: ujian tes
tes: ujian
testimoni: kesan
ticket: tiket
tool: alat
tools: alat
topik: tema
topup: bayar
trainer: mentor pelatih
training: pelatihan latih kelas
transfer: bayar
translator: penerjemah
travel: perjalanan
tukang: perajin
tutor: mentor
tutorial: panduan
ui: antarmuka
ujian: tes
uji: tes
university: kampus
universitas: kampus
upah: gaji
upload: unggah
user: pengguna
ux: antarmuka
vacancy: lowongan
village: desa
volunteer: relawan
wali: orang tua
warnet: internet
warung: kedai
web: situs
website: situs web
webinar: temu daring
wifi: jaringan
woman: perempuan
wirausahawan: wirausaha
work: kerja
workshop: lokakarya
writer: penulis
writing: menulis tulis
`;

/** What else a word is called. Applied to questions, never to content. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([word = "", others = ""]) => [word, others.split(" ")] as const),
);
