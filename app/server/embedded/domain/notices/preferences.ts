import { NOTICE_KINDS, type NoticeKind } from "~/lib/notices";
import type { HostContext, Queryable } from "../../kit/context";
import type { NoticeKey } from "./notice-tokens";

type Owner = Omit<NoticeKey, "notice">;

const queryOptOuts = (db: Queryable, { tenantId, userId }: Owner) =>
  db
    .selectFrom("notice_opt_outs")
    .select("notice")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId);

/** Kinds that the user has switched off, in the order of the form. */
export async function listOptOuts(db: Queryable, owner: Owner): Promise<NoticeKind[]> {
  const rows = await queryOptOuts(db, owner).execute();
  const off = new Set(rows.map(({ notice }) => notice));
  return NOTICE_KINDS.filter((kind) => off.has(kind));
}

export const isSwitchedOff = async (db: Queryable, { notice, ...owner }: NoticeKey) =>
  (await queryOptOuts(db, owner).where("notice", "=", notice).executeTakeFirst()) !== undefined;

/** Switches one kind; repeating it changes nothing. */
export async function switchNotice(
  { clock }: Pick<HostContext, "clock">,
  db: Queryable,
  { tenantId, userId, notice, isOn }: NoticeKey & { isOn: boolean },
): Promise<void> {
  const row = { lms_id: tenantId, user_id: userId, notice };
  if (isOn)
    await db
      .deleteFrom("notice_opt_outs")
      .where((eb) => eb.and(row))
      .execute();
  else
    await db
      .insertInto("notice_opt_outs")
      .values({ ...row, created_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Switches all kinds as the form has them. */
export async function saveOptOuts(
  context: HostContext,
  { off, ...owner }: Owner & { off: readonly NoticeKind[] },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    for (const notice of NOTICE_KINDS)
      await switchNotice(context, trx, { ...owner, notice, isOn: !off.includes(notice) });
  });
}
