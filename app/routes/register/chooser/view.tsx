import { filterOffered, type Installation } from "~/lib/installation";
import { JOIN_TEAM_PATH, REGISTER_TEAM_PATH } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

const CHOICES = [
  {
    title: "Akun pribadi",
    text: "Untuk siswa, guru, mahasiswa, dan umum: mengikuti kelas, menyimpan kemajuan, dan membayar.",
    href: "/Akun/Daftar",
    action: "Buat akun",
  },
  {
    title: "Sekolah",
    text: "Untuk kepala sekolah atau penanggung jawab. Siapkan NPSN, data kepala sekolah, dan surat pengantar (boleh menyusul).",
    href: "/Register/School",
    action: "Daftarkan sekolah",
  },
  {
    title: "Tim kompetisi",
    text: "Untuk guru pendamping. Siapkan NPSN sekolah dan data tiga sampai lima siswa beserta orang tua atau walinya.",
    href: REGISTER_TEAM_PATH,
    action: "Daftarkan tim",
  },
  {
    title: "Anggota tim",
    text: "Untuk siswa yang sudah didaftarkan guru pendampingnya dan menerima kode bergabung.",
    href: JOIN_TEAM_PATH,
    action: "Gabung ke tim",
  },
] as const;

export function RegisterChooser({
  lead,
  installation,
}: {
  lead: string;
  installation: Installation;
}) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Pendaftaran"
        lead={lead}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Pendaftaran" }]}
      />
      <ul className="grid gap-6 md:grid-cols-2">
        {filterOffered(CHOICES, installation).map(({ title, text, href, action }) => (
          <li
            key={href}
            className="grid content-between justify-items-start gap-4 rounded-card border border-line p-6"
          >
            <div className="grid gap-2">
              <h2 className="text-2xl font-bold">{title}</h2>
              <p>{text}</p>
            </div>
            <ButtonLink href={href}>{action}</ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
