/** Content of a chapter: text with light markup, a code task or a quiz. */
export type Lesson = string | CodeLesson | QuizLesson;
/** Lessons of a class by chapter title. Quizzes without an entry draw from the class's tags. */
export type Lessons = Record<string, Lesson>;

interface CodeLesson {
  text: string;
  language: string;
  starter: string;
  /** Standard input and expected output. For SQL, the input is a script that runs first. */
  tests: [input: string, expected: string][];
}

interface QuizLesson {
  /** Number of questions per tag. */
  draw: Record<string, number>;
  minutes: number | null;
}

/** A task of the code studio. */
export const code = (
  language: string,
  text: string,
  starter: string,
  tests: CodeLesson["tests"] = [],
): CodeLesson => ({
  language,
  text,
  starter,
  tests,
});

/** A quiz with its own tags. */
export const quiz = (draw: QuizLesson["draw"], minutes: number | null = null): QuizLesson => ({
  draw,
  minutes,
});
