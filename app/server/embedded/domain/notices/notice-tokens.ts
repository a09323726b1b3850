import { NOTICE_KINDS, type NoticeKind } from "~/lib/notices";
import { type HostContext, notFound } from "../../kit/context";
import { areEqualSecrets } from "../../kit/equal-secrets";
import { keyedHash } from "../../kit/rate-limit";

export interface NoticeKey {
  tenantId: string;
  userId: string;
  notice: NoticeKind;
}

const TOKEN_PATTERN = new RegExp(`^(.+)-(${NOTICE_KINDS.join("|")})-[0-9a-f]{64}$`);

/** Secret of the link that switches a kind of emails off. Derived, because the link is valid for as long as the email. */
export const createNoticeToken = (
  context: Pick<HostContext, "appSecret">,
  { tenantId, userId, notice }: NoticeKey,
): string => `${userId}-${notice}-${keyedHash(context, "notice", tenantId, userId, notice)}`;

/** User and kind of a link. @throws ApiError 404 */
export async function findNoticeKey(
  context: HostContext,
  tenantId: string,
  token: string,
): Promise<NoticeKey> {
  const [, userId = "", notice] = TOKEN_PATTERN.exec(token) ?? [];
  const key = { tenantId, userId, notice: notice as NoticeKind };
  const user =
    areEqualSecrets(createNoticeToken(context, key), token) &&
    (await context.db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst());
  if (!user) throw notFound("Tautan");
  return key;
}
