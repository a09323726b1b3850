/** What a chapter teaches, by its title: text with light marks (`htmlOf`), or more for a task in the code studio or a quiz. */
export type Lesson = string | CodeLesson | QuizLesson;
/** Of a class: chapter's title → lesson. A quiz that isn't named draws from the class's tags. */
export type Lessons = Record<string, Lesson>;

interface CodeLesson {
  text: string;
  language: string;
  starter: string;
  /** What is given as standard input, and what the program must print. For SQL the input is a script that is run first. */
  tests: [input: string, expected: string][];
}

interface QuizLesson {
  /** How many questions of each tag. */
  draw: Record<string, number>;
  minutes: number | null;
}

/** A task in the code studio. */
export const code = (language: string, text: string, starter: string, tests: CodeLesson["tests"] = []): CodeLesson => ({
  language,
  text,
  starter,
  tests,
});

/** A quiz that draws from other tags than its class's. */
export const quiz = (draw: QuizLesson["draw"], minutes: number | null = null): QuizLesson => ({ draw, minutes });
