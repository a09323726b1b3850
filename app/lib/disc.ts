/** Direct, outgoing, steady, careful: the four styles in the order that breaks ties. */
export const DISC_LETTERS = ["D", "I", "S", "C"] as const;
export type DiscLetter = (typeof DISC_LETTERS)[number];

/** A style alone or with the one that comes close to it; "Seimbang" where none stands out. */
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

/** What somebody chose in a block: most and least like them, never the same. */
export interface DiscAnswer {
  most: DiscLetter;
  least: DiscLetter;
}
type Counts = Record<DiscLetter, number>;

export interface DiscScores {
  /** How often a letter was chosen: each sums to 24. */
  most: Counts;
  least: Counts;
  /** Most less least, -24 to 24; sums to 0. */
  diff: Counts;
  /** `diff` on a scale from 0 to 100, whole numbers. */
  percent: Counts;
}

const byLetter = (of: (letter: DiscLetter) => number): Counts => ({ D: of("D"), I: of("I"), S: of("S"), C: of("C") });

/** The three graphs and their scale (domain facts, 6). @param answers all 24 */
export function scoreDisc(answers: readonly DiscAnswer[]): DiscScores {
  const count = (which: keyof DiscAnswer) => byLetter((letter) => answers.filter((answer) => answer[which] === letter).length);
  const [most, least] = [count("most"), count("least")];
  const diff = byLetter((letter) => most[letter] - least[letter]);
  return { most, least, diff, percent: byLetter((letter) => Math.round(((diff[letter] + DISC_BLOCKS) / (2 * DISC_BLOCKS)) * 100)) };
}

/** A second style needs this much, and may be this far behind the first one. */
const SECOND_LEAST = 55;
const SECOND_WITHIN = 15;
const BALANCED_WITHIN = 12;

/** The strongest style, with the second where it is strong and close. Ties: chosen more often, refused less often, then D, I, S, C. */
export function discPattern({ most, least, percent }: DiscScores): DiscPattern {
  const order = (a: DiscLetter, b: DiscLetter) => percent[b] - percent[a] || most[b] - most[a] || least[a] - least[b];
  const [first = "D", second = "I", , last = "C"] = DISC_LETTERS.toSorted(order);
  if (percent[first] - percent[last] < BALANCED_WITHIN) return "Seimbang";
  const isPair = percent[second] >= SECOND_LEAST && percent[first] - percent[second] <= SECOND_WITHIN;
  return (isPair ? `${first}${second}` : first) as DiscPattern;
}

/** The order in which a block's four phrases are shown: the same for the same seed, so that a page that is loaded again shows the same. */
export function discOrder(seed: string, block: number): DiscLetter[] {
  const random = numbersFrom(`${seed}:${block}`);
  const letters: DiscLetter[] = [...DISC_LETTERS];
  for (let at = letters.length - 1; at > 0; at--) {
    const other = random() % (at + 1);
    [letters[at], letters[other]] = [letters[other] as DiscLetter, letters[at] as DiscLetter];
  }
  return letters;
}

/** Whole numbers that follow from a text (FNV-1a, then xorshift). */
function numbersFrom(text: string): () => number {
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

const CLICKED_THROUGH = 0.8;
const LEAST_SECONDS = 90;

/** False where the answers look like clicking through: in under 90 seconds, or the same place on the screen in over 80 % of the blocks. */
export function isSteadyDisc(answers: readonly DiscAnswer[], seed: string, durationSec: number): boolean {
  const places = answers.map(({ most }, block) => discOrder(seed, block).indexOf(most));
  const often = Math.max(...[0, 1, 2, 3].map((place) => places.filter((one) => one === place).length));
  return durationSec >= LEAST_SECONDS && often <= CLICKED_THROUGH * answers.length;
}
