const STEPS = [
  {
    title: "Pilih kelas",
    text: "Bandingkan jadwal, tingkat, dan biayanya. Semuanya tertulis di halaman kelas.",
  },
  {
    title: "Tanyakan yang belum jelas",
    text: "Buat janji temu. Pilih tanggal dan jam yang cocok, jawabannya kami kirim lewat email.",
  },
  {
    title: "Belajar bersama mentor",
    text: "Ikuti pertemuan, kerjakan tugasnya, dan bawa pulang hasil yang dapat dipakai.",
  },
] as const;

export function Steps() {
  return (
    <ol className="grid gap-8 sm:grid-cols-3 sm:gap-6">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className="border-t-4 border-primary pt-4">
          <p
            aria-hidden="true"
            className="font-heading text-3xl font-bold text-primary-text lining-nums"
          >
            {index + 1}
          </p>
          <h3 className="mt-1 text-lg font-bold">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
