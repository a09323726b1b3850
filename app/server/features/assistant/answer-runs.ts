import { randomBytes } from "node:crypto";
import { type AnswerRun, runAnswer } from "./answer-run";

/** How long an answer stays for readers that come back, after it was begun: ms. And how many stay; the oldest go first. */
const KEPT_MS = 15 * 60_000;
const MOST_KEPT = 20_000;

type Options = Parameters<typeof runAnswer>[0];

interface Kept {
  run: AnswerRun;
  owner: string;
  timer: NodeJS.Timeout;
}

/** The answers of this process: by their secret ids, at most one on its way for each visitor (CHT5). */
export function createAnswerRuns() {
  const kept = new Map<string, Kept>();
  const latest = new Map<string, string>();

  const forget = (id: string) => {
    const found = kept.get(id);
    if (!found) return;
    found.run.stop();
    clearTimeout(found.timer);
    kept.delete(id);
    if (latest.get(found.owner) === id) latest.delete(found.owner);
  };

  return {
    /** A new answer, which ends the owner's last one. @param owner who may read it: the assistant's own id of the visitor */
    begin(owner: string, options: Omit<Options, "id">): AnswerRun {
      kept.get(latest.get(owner) ?? "")?.run.stop();
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= MOST_KEPT) forget(oldest);
      const id = randomBytes(18).toString("base64url");
      const run = runAnswer({ ...options, id });
      kept.set(id, { run, owner, timer: setTimeout(() => forget(id), KEPT_MS).unref() });
      latest.set(owner, id);
      return run;
    },
    /** Null for one that is unknown here, over, or another visitor's. */
    find(owner: string, id: string): AnswerRun | null {
      const found = kept.get(id);
      return found && found.owner === owner ? found.run : null;
    },
    /** Ends all that are on their way. */
    stopAll(): void {
      for (const id of [...kept.keys()]) forget(id);
    },
  };
}

/** This process's own. */
export const answerRuns = createAnswerRuns();
