/** Questions that fit the page somebody comes from, best first. */
const ANYWHERE = ["Kelas apa saja yang gratis?", "Bagaimana cara membuat janji temu?", "Siapa saja mentor di sini?"];

const BY_PAGE: [pattern: RegExp, questions: (name: string) => string[]][] = [
  [
    /^\/Class\/(?:Competence\/)?([^/]+)$/i,
    (name) => [
      `Berapa biaya kelas ${name}?`,
      `Kapan kelas ${name} dimulai?`,
      `Siapa mentor kelas ${name}?`,
      `Apa saja syarat kelas ${name}?`,
    ],
  ],
  [/^\/Class$/i, () => ["Kelas apa saja yang gratis?", "Kelas mana yang cocok untuk pemula?", "Bagaimana cara mendaftar kelas?"]],
  [/^\/Blog(?:\/|$)/i, () => ["Tulisan apa yang paling baru?", "Apakah ada cerita tentang kelas di desa?"]],
  [/^\/Donation/i, () => ["Untuk apa donasi dipakai?", "Bagaimana cara berdonasi?"]],
  [/^\/Register/i, () => ["Bagaimana cara mendaftarkan sekolah?", "Apa saja yang perlu disiapkan untuk mendaftar?"]],
  [/^\/Make-Appointment/i, () => ["Kapan janji temu dapat dilakukan?", "Berapa lama permintaan janji temu dijawab?"]],
];

const MOST = 4;

/** @param from path of the page that the visitor comes from; anything else gets what fits anywhere */
export function suggestionsFor(from: string): string[] {
  for (const [pattern, questions] of BY_PAGE) {
    const match = pattern.exec(from);
    // An address names its record by words with hyphens.
    const name = (match?.[1] ?? "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, 80);
    if (match) return [...questions(name), ...ANYWHERE.filter((one) => !questions(name).includes(one))].slice(0, MOST);
  }
  return ANYWHERE;
}
