import { Faq } from "~/sections/faq";
import { ButtonLink } from "~/ui/button";
import { SectionHeading } from "./section-heading";

const QUESTIONS = [
  {
    question: "Apakah kelas dapat diikuti lewat ponsel?",
    answer:
      "Dapat. Semua halaman dibuat ringan, terbaca di layar kecil, dan tetap berfungsi saat JavaScript dimatikan. Tugas menulis kode lebih nyaman di komputer, tetapi tidak wajib.",
  },
  {
    question: "Bagaimana bila saya tertinggal?",
    answer:
      "Bahan kelas tetap dapat dibuka sampai enam bulan setelah kelas selesai. Mentor menyediakan waktu tanya jawab setiap minggu, dan Anda boleh pindah ke angkatan berikutnya satu kali tanpa biaya.",
  },
  {
    question: "Apa beda kedua sertifikat?",
    answer:
      "Sertifikat Penyelesaian diberikan kepada yang menuntaskan semua bab. Sertifikat Kompetensi diberikan kepada yang lulus ujian praktik dengan nilai sekurangnya 70.",
  },
  {
    question: "Bolehkah sekolah mendaftarkan siswanya sekaligus?",
    answer:
      "Boleh. Buat janji temu dan pilih jenis lembaga Sekolah; kami membantu menyusun jadwal, surat, dan pendampingan gurunya.",
  },
  {
    question: "Apakah data saya dijual?",
    answer:
      "Tidak. Data dipakai untuk menjalankan kelas dan menjawab pertanyaan Anda. Rinciannya ada di kebijakan privasi.",
  },
] as const;

export function Questions() {
  return (
    <section aria-labelledby="tanya" className="page grid gap-x-12 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionHeading
          id="tanya"
          title="Sebelum mendaftar"
          lead="Lima hal yang paling sering ditanyakan. Ada yang lain? Kami menjawab lewat email paling lambat satu hari kerja."
        >
          <ButtonLink href="/Make-Appointment" variant="secondary">
            Tanyakan langsung
          </ButtonLink>
        </SectionHeading>
      </div>
      <Faq items={QUESTIONS} />
    </section>
  );
}
