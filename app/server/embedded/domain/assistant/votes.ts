import type { VoteRow } from "../../../hosts/admin/moderation";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";

type VoteValue = VoteRow["value"];

interface ListVotesInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  value?: VoteValue | undefined;
}

/** Lists votes on assistant answers, newest first, with totals by value. @throws ApiError 403 */
export async function listVotes(
  { db }: HostContext,
  { tenantId, user, page, perPage, value }: ListVotesInput,
) {
  requirePermission(user, "submission.moderate");
  let query = db
    .selectFrom("chat_votes as v")
    .innerJoin("chat_messages as m", (join) =>
      join.onRef("m.lms_id", "=", "v.lms_id").onRef("m.id", "=", "v.message_id"),
    )
    .select([
      "v.message_id as messageId",
      "v.value",
      "v.reason",
      "v.comment",
      "m.query as question",
      "m.answer",
      "v.updated_at as at",
    ])
    .where("v.lms_id", "=", tenantId);
  if (value) query = query.where("v.value", "=", value);
  const [{ rows, ...pagination }, totals] = await Promise.all([
    readPage(query.orderBy("v.updated_at", "desc").orderBy("v.message_id"), page, perPage),
    db
      .selectFrom("chat_votes")
      .select(({ fn }) => ["value", fn.countAll<number>().as("count")])
      .where("lms_id", "=", tenantId)
      .groupBy("value")
      .execute(),
  ]);
  const getTotal = (name: VoteValue) =>
    Number(totals.find((total) => total.value === name)?.count ?? 0);
  return { ...pagination, items: rows as VoteRow[], up: getTotal("up"), down: getTotal("down") };
}
