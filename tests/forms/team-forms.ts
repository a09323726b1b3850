const createMember = (index: number) => ({
  [`members[${index}].name`]: "Siswa Uji",
  [`members[${index}].nisn`]: `008765432${index}`,
  [`members[${index}].grade`]: "XI",
  [`members[${index}].gender`]: "",
  [`members[${index}].email`]: `siswa-${index}@contoh.example`,
  [`members[${index}].phone`]: "",
  [`members[${index}].guardianName`]: "Orang Tua",
  [`members[${index}].guardianPhone`]: "081311112222",
  [`members[${index}].guardianConsent`]: "on",
});

/** A team of three, with values that its form takes. */
export const TEAM_FIELDS: Record<string, string> = {
  schoolNpsn: "20212345",
  teamName: "Tim Uji",
  category: "Gim",
  programme: "",
  idea: "Gim tentang sejarah kota.",
  "coach.name": "Sri Wahyuni",
  "coach.email": "sri@contoh.example",
  "coach.phone": "081298765432",
  ...createMember(0),
  ...createMember(1),
  ...createMember(2),
  captainIndex: "1",
  version: "1",
  invite: "",
  consent: "on",
};

export const JOIN_FIELDS = { code: "ABC234", nisn: "0087654321" };
