import { SECOND_MS } from "~/lib/time";
import type { AnswerAccess } from "../../answers/answer-access";
import { HostError } from "../../hosts/host-contract";
import type { RequestContext } from "../../request/context";
import type { Chat } from "./chat-identity";

const CHECK_TIMEOUT_MS = 3 * SECOND_MS;

/** The right of a signed-in visitor to an answer: session and roles at the time of the question. */
export function getAnswerAccess(
  context: RequestContext,
  { identity }: Chat,
): AnswerAccess | undefined {
  const { session, hostsForAssistant } = context;
  if (!session) return undefined;
  // The answer outlives the request, so its calls have a signal of their own.
  const readRoles = async () => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const { services } = hostsForAssistant({ chatToken: identity.token, signal });
    return (await services.getMe()).data.kinds;
  };
  const initialRoles = readRoles().catch(() => []);
  return {
    userId: session.userId,
    sessionId: session.id,
    async isValid() {
      try {
        const roles = await readRoles();
        return (await initialRoles).every((role) => roles.includes(role));
      } catch (error) {
        // A host that is down has not ended the session.
        return !(error instanceof HostError && error.status === 401);
      }
    },
  };
}
