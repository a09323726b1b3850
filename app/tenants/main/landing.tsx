import { ClassGrid } from "~/sections/class-grid";
import { Faq } from "~/sections/faq";
import { PostGrid } from "~/sections/post-grid";
import { SectionHeading } from "~/sections/section-heading";
import type { LandingView } from "../landing-view";
import { Hero } from "./hero";
import { Mentors } from "./mentors";
import { Schedule } from "./schedule";
import { Sponsors } from "./sponsors";
import { Tracks } from "./tracks";

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
    answer: "Boleh. Buat janji temu dan pilih jenis lembaga Sekolah; kami membantu menyusun jadwal, surat, dan pendampingan gurunya.",
  },
  {
    question: "Apakah data saya dijual?",
    answer: "Tidak. Data dipakai untuk menjalankan kelas dan menjawab pertanyaan Anda. Rinciannya ada di kebijakan privasi.",
  },
];

export function Landing({ classes, schedule, posts, totals }: LandingView) {
  return (
    <>
      <Hero totals={totals} />
      <Tracks />
      <section aria-labelledby="kelas" className="page pb-14">
        <SectionHeading id="kelas" title="Kelas yang sedang dibuka" more={{ label: "Lihat semua kelas", href: "/Class" }} />
        <ClassGrid classes={classes} />
      </section>
      <Schedule schedule={schedule} />
      <Mentors classes={schedule} />
      <Sponsors />
      <section aria-labelledby="tulisan" className="page py-14">
        <SectionHeading id="tulisan" title="Dari blog" more={{ label: "Semua tulisan", href: "/Blog" }} />
        <PostGrid posts={posts} />
      </section>
      <section aria-labelledby="tanya" className="page max-w-4xl">
        <SectionHeading id="tanya" title="Yang sering ditanyakan" />
        <Faq items={QUESTIONS} />
      </section>
    </>
  );
}
