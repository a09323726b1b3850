/** Suggested questions by page, best first. */
const DEFAULT_SUGGESTIONS = [
  "Kelas apa saja yang gratis?",
  "Bagaimana cara membuat janji temu?",
  "Siapa saja mentor di sini?",
];

const SUGGESTIONS_BY_PAGE: [pattern: RegExp, questions: (name: string) => string[]][] = [
  [
    /^\/Class\/(?:Competence\/)?([^/]+)$/i,
    (name) => [
      `Berapa biaya kelas ${name}?`,
      `Kapan kelas ${name} dimulai?`,
      `Siapa mentor kelas ${name}?`,
      `Apa saja syarat kelas ${name}?`,
    ],
  ],
  [
    /^\/Class$/i,
    () => [
      "Kelas apa saja yang gratis?",
      "Kelas mana yang cocok untuk pemula?",
      "Bagaimana cara mendaftar kelas?",
    ],
  ],
  [
    /^\/Blog(?:\/|$)/i,
    () => ["Tulisan apa yang paling baru?", "Apakah ada cerita tentang kelas di desa?"],
  ],
  [/^\/Donation/i, () => ["Untuk apa donasi dipakai?", "Bagaimana cara berdonasi?"]],
  [
    /^\/Register/i,
    () => [
      "Bagaimana cara mendaftarkan sekolah?",
      "Apa saja yang perlu disiapkan untuk mendaftar?",
    ],
  ],
  [
    /^\/Make-Appointment/i,
    () => ["Kapan janji temu dapat dilakukan?", "Berapa lama permintaan janji temu dijawab?"],
  ],
];

const MAX_SUGGESTIONS = 4;

/** @param from path of the previous page; unknown paths get general questions */
export function getSuggestions(from: string): string[] {
  for (const [pattern, questions] of SUGGESTIONS_BY_PAGE) {
    const match = pattern.exec(from);
    if (!match) continue;
    // Slugs are words joined by hyphens.
    const name = (match[1] ?? "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, 80);
    return [...new Set([...questions(name), ...DEFAULT_SUGGESTIONS])].slice(0, MAX_SUGGESTIONS);
  }
  return DEFAULT_SUGGESTIONS;
}
