import { createHash } from "node:crypto";
import { DAY_MS } from "~/lib/time";
import { AppError } from "../../app-error";
import { HostError } from "../../hosts/host-contract";
import type { BoundHosts, RequestContext } from "../../request/context";
import { type ChatIdentity, readChatIdentity, setChatIdentity } from "../../session/chat-cookies";

/** The assistant host bound to one visitor's chat token. */
export interface Chat {
  identity: ChatIdentity;
  assistant: BoundHosts["assistant"];
}

/** Of a token whose host names no end: a rejected one is renewed. */
const DEFAULT_TOKEN_TTL_MS = DAY_MS;
/** Tells visitors apart where the host gives them no id. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

type RunChat<T> = (chat: Chat) => Promise<T>;

const toChat = (context: RequestContext, identity: ChatIdentity): Chat => ({
  identity,
  assistant: context.hostsForAssistant({ chatToken: identity.token }).assistant,
});

/** The visitor's chat by its cookie; null if they have not asked anything yet. */
export async function findChat(context: RequestContext): Promise<Chat | null> {
  const identity = await readChatIdentity(context, {
    tenantId: context.tenant.tenantId,
    userId: context.session?.userId ?? null,
    now: Date.now(),
  });
  return identity && toChat(context, identity);
}

/**
 * Logs in to the assistant, as a new guest or as the signed-in user (CHT13). The identity's cookie is
 * set only after `run` succeeded.
 * @throws HostError
 */
async function runAfterLogin<T>(context: RequestContext, run: RunChat<T>): Promise<T> {
  const { data } = await context.hosts.assistant.login();
  const { tenantId } = context.tenant;
  const identity: ChatIdentity = {
    token: data.token,
    id: data.id || hashToken(data.token),
    workspaceId: data.workspace_id || tenantId,
    endsAt: data.expiresAt ?? Date.now() + DEFAULT_TOKEN_TTL_MS,
    tenantId,
    userId: context.session?.userId ?? null,
  };
  const result = await run(toChat(context, identity));
  await setChatIdentity(context, identity, Date.now());
  return result;
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof HostError && error.status === 401;

/** Runs with the visitor's chat, logging in if needed. A rejected token is renewed once. @throws HostError */
export async function withChat<T>(context: RequestContext, run: RunChat<T>): Promise<T> {
  const chat = await findChat(context);
  if (!chat) return runAfterLogin(context, run);
  try {
    return await run(chat);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return runAfterLogin(context, run);
  }
}

/**
 * Runs with the visitor's chat if it can have content. A user's token is renewed once; a guest with an
 * expired token is a new guest.
 * @returns null for guests without a valid chat
 * @throws HostError
 */
export async function withExistingChat<T>(
  context: RequestContext,
  run: RunChat<T>,
): Promise<T | null> {
  const chat = await findChat(context);
  if (!chat) return context.session ? runAfterLogin(context, run) : null;
  try {
    return await run(chat);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return context.session ? runAfterLogin(context, run) : null;
  }
}

/** @throws AppError not-found if the visitor has no chat */
export function requireFound<T>(found: T | null): T {
  if (found === null) throw new AppError("not-found");
  return found;
}
