import type { HostUser } from "../../hosts/implement";
import type { Queryable } from "../context";

/** Whose chat token this is in the tenant: the assistant's own guest or user, with no roles. Null for one that is unknown or over. */
export async function findChatUser(_db: Queryable, _chatToken: string, _lmsId: string, _now: number): Promise<HostUser | null> {
  return null;
}
