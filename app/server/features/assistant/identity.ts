import { AppError } from "../../app-error";
import { HostError } from "../../hosts/define";
import { type ChatIdentity, chatIdentityCookie, readChatIdentity } from "../../session/chat-cookies";
import type { BoundHosts, Visit } from "../../visit";

/** The assistant for one visitor: the host with their chat token. */
export interface Chat {
  identity: ChatIdentity;
  assistant: BoundHosts["assistant"];
  /** `Set-Cookie` lines for an identity that this request has got. */
  cookies: string[];
}

const isHttps = (visit: Visit) => visit.url.protocol === "https:";

const toChat = (visit: Visit, identity: ChatIdentity, cookies: string[] = []): Chat => ({
  identity,
  cookies,
  assistant: visit.hostsAs({ chatToken: identity.token }).assistant,
});

/** Who the visitor is to the assistant, by their cookie; null for whoever has asked nothing yet. */
export async function knownChat(visit: Visit, request: Request): Promise<Chat | null> {
  const of = { lmsId: visit.tenant.lmsId, userId: visit.session?.userId ?? null, now: Date.now() };
  const identity = await readChatIdentity(visit.sealer, request, of);
  return identity && toChat(visit, identity);
}

/** A new identity for a guest; for somebody signed in the one that they have on every device (CHT13). @throws HostError */
async function logIn(visit: Visit): Promise<Chat> {
  const { data } = await visit.hosts.assistant.login();
  const identity: ChatIdentity = {
    ...{ token: data.token, id: data.id, workspaceId: data.workspace_id, endsAt: data.expiresAt },
    ...{ lmsId: visit.tenant.lmsId, userId: visit.session?.userId ?? null },
  };
  return toChat(visit, identity, [await chatIdentityCookie(visit.sealer, identity, isHttps(visit), Date.now())]);
}

export const isRefusedToken = (error: unknown): boolean => error instanceof HostError && error.status === 401;

/** Does something as the visitor, who becomes known by it; a token that the host no longer takes is renewed, once. @throws HostError */
export async function asVisitor<T>(visit: Visit, request: Request, act: (chat: Chat) => Promise<T>): Promise<T> {
  const known = await knownChat(visit, request);
  if (!known) return act(await logIn(visit));
  try {
    return await act(known);
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    return act(await logIn(visit));
  }
}

/**
 * Does something with what the visitor has; null for whoever has nothing. A user's token is renewed once; a guest whose token is over is
 * somebody new, who has nothing. @throws HostError
 */
export async function asKnownVisitor<T>(visit: Visit, request: Request, act: (chat: Chat) => Promise<T>): Promise<T | null> {
  const known = await knownChat(visit, request);
  if (!known && !visit.session) return null;
  try {
    return await act(known ?? (await logIn(visit)));
  } catch (error) {
    if (!isRefusedToken(error) || !known) throw error;
    if (!visit.session) return null;
    return act(await logIn(visit));
  }
}

/** For pages whose subject belongs to a known visitor. @throws AppError not-found */
export function required<T>(found: T | null): T {
  if (found === null) throw new AppError("not-found");
  return found;
}
