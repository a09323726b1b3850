import { FULL_POINTS, scoreSheet } from "./score";
import type { Answers, Grades, SheetQuestion } from "./sheet";

/** One finished attempt. */
export interface AnswerSheet {
  questions: SheetQuestion[];
  answers: Answers;
  grades: Grades;
}

export interface ItemStatistics {
  id: string;
  prompt: string;
  type: SheetQuestion["type"];
  /** Sheets that hold the question. */
  count: number;
  /** Mean percent of its points. */
  percent: number;
  /** Correlation with the rest of the sheet, -1 to 1; null with few sheets, or where all are alike. */
  discrimination: number | null;
  /** Wrong options by how often they were chosen. */
  distractors: { text: string; count: number }[];
}

/** Fewer sheets say nothing about a question. */
const MIN_SHEETS = 5;

interface Observation {
  question: SheetQuestion;
  chosen: string[];
  /** Shares of the points: of the question, and the mean of the sheet's others. */
  share: number;
  rest: number;
}

/** Statistics per question (docs/decisions/0061), the hardest first. Sheets may hold different questions. */
export function analyzeItems(sheets: readonly AnswerSheet[]): ItemStatistics[] {
  const byId = new Map<string, Observation[]>();
  for (const observation of sheets.flatMap(observe)) {
    const { id } = observation.question;
    byId.set(id, [...(byId.get(id) ?? []), observation]);
  }
  return [...byId.values()]
    .map(toStatistics)
    .toSorted((a, b) => a.percent - b.percent || (a.id < b.id ? -1 : 1));
}

function observe({ questions, answers, grades }: AnswerSheet): Observation[] {
  const { points } = scoreSheet(questions, answers, grades);
  const shares = questions.map(({ id }) => (points[id] ?? 0) / FULL_POINTS);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return questions.map((question, index) => {
    const answer = answers[question.id];
    const share = shares[index] ?? 0;
    return {
      question,
      chosen: answer && "options" in answer ? answer.options : [],
      share,
      rest: questions.length > 1 ? (total - share) / (questions.length - 1) : 0,
    };
  });
}

function toStatistics(observations: Observation[]): ItemStatistics {
  const [{ question }] = observations as [Observation];
  const percent = 100 * getMean(observations.map(({ share }) => share));
  return {
    id: question.id,
    prompt: question.prompt,
    type: question.type,
    count: observations.length,
    percent: Math.round(percent),
    discrimination: getDiscrimination(observations),
    distractors: countDistractors(observations),
  };
}

function countDistractors(observations: readonly Observation[]): ItemStatistics["distractors"] {
  const counts = new Map<string, number>();
  for (const { question, chosen } of observations) {
    if (question.type !== "single" && question.type !== "multiple") continue;
    for (const { id, text } of question.options)
      if (chosen.includes(id) && !question.answer.options.includes(id))
        counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

/** Pearson's correlation of a question with the rest of its sheet. */
function getDiscrimination(observations: readonly Observation[]): number | null {
  if (observations.length < MIN_SHEETS) return null;
  const shareMean = getMean(observations.map(({ share }) => share));
  const restMean = getMean(observations.map(({ rest }) => rest));
  const deviations = observations.map(({ share, rest }) => [share - shareMean, rest - restMean]);
  const sum = (get: (pair: number[]) => number) =>
    deviations.reduce((total, pair) => total + get(pair), 0);
  const spread = Math.sqrt(sum(([share = 0]) => share ** 2) * sum(([, rest = 0]) => rest ** 2));
  if (spread < 1e-9) return null;
  return Math.round((100 * sum(([share = 0, rest = 0]) => share * rest)) / spread) / 100;
}

const getMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
