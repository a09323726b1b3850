let lastNisn = 77_000_000;

const createMemberFields = (index: number, name: string, team: string): [string, string][] =>
  Object.entries({
    name,
    nisn: `00${++lastNisn}`,
    grade: "XI",
    email: `anggota-${index}-${lastNisn}@${team}.example`,
    guardianName: "Orang Tua",
    guardianPhone: "0813-1111-2222",
    guardianConsent: "on",
  }).map(([field, value]) => [`members[${index}].${field}`, value]);

const NAMES = ["Siswa Pertama", "Siswa Kedua", "Siswa Ketiga"];

/** What a coach types to register a team of three. */
export const createTeamFields = (
  npsn: string,
  teamName: string,
  coachEmail: string,
): Record<string, string> => ({
  schoolNpsn: npsn,
  teamName,
  category: "Gim",
  programme: "",
  idea: "Gim tentang sejarah kota.",
  "coach.name": "Bu Wulan",
  "coach.email": coachEmail,
  "coach.phone": "0812 9876 5432",
  ...Object.fromEntries(NAMES.flatMap((name, at) => createMemberFields(at, name, "uji"))),
  captainIndex: "1",
  consent: "on",
});
