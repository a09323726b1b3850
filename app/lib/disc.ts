/** In the order that breaks ties. */
export const DISC_LETTERS = ["D", "I", "S", "C"] as const;
export type DiscLetter = (typeof DISC_LETTERS)[number];

/** One style, or two if the second is close. "Seimbang" if none dominates. */
export const DISC_PATTERNS = [
  "D",
  "DI",
  "DS",
  "DC",
  "I",
  "ID",
  "IS",
  "IC",
  "S",
  "SD",
  "SI",
  "SC",
  "C",
  "CD",
  "CI",
  "CS",
  "Seimbang",
] as const;
export type DiscPattern = (typeof DISC_PATTERNS)[number];

export const DISC_BLOCKS = 24;

/** Letters chosen in a block; they always differ. */
export interface DiscAnswer {
  most: DiscLetter;
  least: DiscLetter;
}
type Counts = Record<DiscLetter, number>;

export interface DiscScores {
  /** Times each letter was chosen; each graph sums to 24. */
  most: Counts;
  least: Counts;
  /** Most minus least, -24 to 24; sums to 0. */
  diff: Counts;
  /** `diff` scaled to integers from 0 to 100. */
  percent: Counts;
}

const mapLetters = (compute: (letter: DiscLetter) => number): Counts => ({
  D: compute("D"),
  I: compute("I"),
  S: compute("S"),
  C: compute("C"),
});

/** Computes the three graphs and their scale (domain 6). @param answers all 24 */
export function scoreDisc(answers: readonly DiscAnswer[]): DiscScores {
  const count = (choice: keyof DiscAnswer) =>
    mapLetters((letter) => answers.filter((answer) => answer[choice] === letter).length);
  const [most, least] = [count("most"), count("least")];
  const diff = mapLetters((letter) => most[letter] - least[letter]);
  return {
    most,
    least,
    diff,
    percent: mapLetters((letter) =>
      Math.round(((diff[letter] + DISC_BLOCKS) / (2 * DISC_BLOCKS)) * 100),
    ),
  };
}

/** Minimum of a second style, and its maximum distance from the first. */
const MIN_SECOND_PERCENT = 55;
const MAX_SECOND_DISTANCE = 15;
const MAX_BALANCED_SPREAD = 12;

/** Ties are broken by more "most", then fewer "least", then D, I, S, C. */
export function getDiscPattern({ most, least, percent }: DiscScores): DiscPattern {
  const compare = (a: DiscLetter, b: DiscLetter) =>
    percent[b] - percent[a] || most[b] - most[a] || least[a] - least[b];
  const [first = "D", second = "I", , last = "C"] = DISC_LETTERS.toSorted(compare);
  if (percent[first] - percent[last] < MAX_BALANCED_SPREAD) return "Seimbang";
  const isPair =
    percent[second] >= MIN_SECOND_PERCENT &&
    percent[first] - percent[second] <= MAX_SECOND_DISTANCE;
  return (isPair ? `${first}${second}` : first) as DiscPattern;
}

/** Display order of a block, deterministic by seed, so that a reload shows the same. */
export function getDiscOrder(seed: string, block: number): DiscLetter[] {
  const random = createNumberGenerator(`${seed}:${block}`);
  const letters: DiscLetter[] = [...DISC_LETTERS];
  for (let index = letters.length - 1; index > 0; index--) {
    const target = random() % (index + 1);
    [letters[index], letters[target]] = [
      letters[target] as DiscLetter,
      letters[index] as DiscLetter,
    ];
  }
  return letters;
}

/** Pseudorandom integers seeded with a text (FNV-1a, then xorshift). */
function createNumberGenerator(text: string): () => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

const MAX_SAME_POSITION_SHARE = 0.8;
const MIN_SECONDS = 90;

/** False for under 90 s, or over 80 % of the choices at the same position on the screen. */
export function isPlausibleDisc(
  answers: readonly DiscAnswer[],
  seed: string,
  durationSec: number,
): boolean {
  const positions = answers.map(({ most }, block) => getDiscOrder(seed, block).indexOf(most));
  const maxSamePosition = Math.max(
    ...[0, 1, 2, 3].map((position) => positions.filter((chosen) => chosen === position).length),
  );
  return durationSec >= MIN_SECONDS && maxSamePosition <= MAX_SAME_POSITION_SHARE * answers.length;
}
