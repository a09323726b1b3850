import { SECOND_MS } from "~/lib/time";

/** How long an answer may outlive the session or role that it was asked with. */
const CHECK_INTERVAL_MS = 5 * SECOND_MS;

/** A signed-in visitor's right to an answer. */
export interface AnswerAccess {
  userId: string;
  sessionId: string;
  /** Whether the session and the roles that the question was asked with still exist. */
  isValid(): Promise<boolean>;
}

interface Watch {
  access: AnswerAccess;
  /** False once the answer is complete: its right is not asked about again. */
  isOpen: () => boolean;
  onEnd: () => void;
  timer: NodeJS.Timeout;
}

/** Watches the right to each signed-in visitor's answer while it is written, and reports its end once. */
export class AnswerAccessWatches {
  readonly #watches = new Map<string, Watch>();

  add(id: string, access: AnswerAccess, on: Pick<Watch, "isOpen" | "onEnd">): void {
    const timer = setInterval(() => this.#check(id), CHECK_INTERVAL_MS).unref();
    this.#watches.set(id, { access, ...on, timer });
  }

  remove(id: string): void {
    clearInterval(this.#watches.get(id)?.timer);
    this.#watches.delete(id);
  }

  /** Checks the user's answers now. */
  async checkUser(userId: string): Promise<void> {
    const ids = [...this.#watches].filter(([, { access }]) => access.userId === userId);
    await Promise.all(ids.map(([id]) => this.#check(id)));
  }

  /** Ends the right of a session that was signed out; without one, of all the user's sessions. */
  signOut(userId: string, sessionId?: string): void {
    for (const [, { access, onEnd }] of [...this.#watches]) {
      if (access.userId !== userId) continue;
      if (sessionId === undefined || access.sessionId === sessionId) onEnd();
    }
  }

  async #check(id: string): Promise<void> {
    const watch = this.#watches.get(id);
    if (!watch) return;
    if (!watch.isOpen()) return clearInterval(watch.timer);
    if (await watch.access.isValid()) return;
    watch.onEnd();
  }
}
