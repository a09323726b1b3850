import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { appendAudit, brokenAuditRow } from "~/server/embedded/audit";
import type { auditOperations } from "~/server/hosts/desk/audit";
import { signIn } from "./fixture";
import { past } from "./payout-fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  const desk = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId }).desk;
  const db = () => site().database.db;
  let clock = Date.parse("2026-08-17T10:00:00+07:00");
  const append = (entityId: string, more: { actorName?: string; action?: string; entity?: string } = {}, lmsId = OURS) =>
    db()
      .transaction()
      .execute((trx) =>
        appendAudit(
          { ...site().context, clock: () => clock },
          trx,
          { lmsId, clientIp: "203.0.113.7", requestId: "r" },
          {
            ...{ user: { id: "admin", roles: [1, 2] }, actorName: "Rina Kartika", action: "post.publish", entity: "post", entityId },
            ...{ before: { status: "draft" }, after: { status: "published" }, ...more },
          },
        ),
      );
  const seqs = async (query: z.input<typeof auditOperations.listAudit.query>) =>
    (await desk("admin").listAudit({ query })).data.items.map(({ seq }) => seq);

  beforeAll(async () => {
    tokens.super = await signIn(db(), "super", [{ lmsId: THEIRS, role: 0 }]);
    tokens.admin = await signIn(db(), "admin", [{ lmsId: OURS, role: 1 }]);
    tokens.theirs = await signIn(db(), "theirs", [{ lmsId: THEIRS, role: 1 }]);
    for (const role of [2, 3, 4, 5, 6, 7, 8, 9]) tokens[`role-${role}`] = await signIn(db(), `role-${role}`, [{ lmsId: OURS, role }]);
    await append("1");
    await append("2", { actorName: "Budi 100%", action: "post.archive" });
    clock += 24 * 3_600_000;
    await append("1", { entity: "payout", action: "payout.approved" });
    await append("9", {}, THEIRS);
  });

  test("newest first, with what changed; filtered by thing, action, actor and days", async () => {
    const { data } = await desk("admin").listAudit();
    expect(data).toMatchObject({ page: 1, perPage: 50, totalItems: 3, totalPages: 1 });
    expect(data.items.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(data.items[2]).toEqual({
      ...{ seq: 1, at: Date.parse("2026-08-17T10:00:00+07:00"), actor: "Rina Kartika", role: 1, action: "post.publish" },
      ...{ entity: "post", entityId: "1", before: { status: "draft" }, after: { status: "published" } },
    });
    expect(await seqs({ entity: "post" })).toEqual([2, 1]);
    expect(await seqs({ entityId: "1" })).toEqual([3, 1]);
    expect(await seqs({ action: "payout.approved" })).toEqual([3]);
    expect(await seqs({ actor: "budi" })).toEqual([2]);
    expect(await seqs({ actor: "0%" })).toEqual([2]);
    expect(await seqs({ actor: "%" })).toEqual([2]);
    expect(await seqs({ to: "2026-08-17" })).toEqual([2, 1]);
    expect(await seqs({ from: "2026-08-18", to: "2026-08-18" })).toEqual([3]);
    expect(await seqs({ page: 2, perPage: 2 })).toEqual([1]);
    for (const query of ["page=0", "perPage=101", "from=kemarin", `entity=${"x".repeat(41)}`])
      expect((await past(site(), "desk", tokens.admin, `v1/audit?${query}`)).status).toBe(400);
  });

  test("it is read by roles 0 and 1, each tenant's by itself", async () => {
    for (const role of [2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(await refusal(desk(`role-${role}`).listAudit())).toMatchObject(FORBIDDEN);
      expect(await refusal(desk(`role-${role}`).verifyAudit())).toMatchObject(FORBIDDEN);
    }
    expect(await refusal(desk("admin", THEIRS).listAudit())).toMatchObject(FORBIDDEN);
    expect((await desk("theirs", THEIRS).listAudit()).data.items.map(({ entityId }) => entityId)).toEqual(["9"]);
    expect((await desk("super").listAudit()).data.totalItems).toBe(3);
  });

  test("many at once make one unbroken chain", async () => {
    await Promise.all(Array.from({ length: 40 }, (_, number) => append(`many-${number}`)));
    expect((await desk("admin").verifyAudit()).data).toEqual({ rows: 43, brokenAt: null });
  });

  test("a row that is altered, taken out, put in or cut off is found", async () => {
    const before = await db().selectFrom("audit_log").selectAll().where("lms_id", "=", OURS).orderBy("seq").execute();
    const restore = async () => {
      await db().deleteFrom("audit_log").where("lms_id", "=", OURS).execute();
      await db().insertInto("audit_log").values(before).execute();
    };
    const ours = (seq: number) => db().updateTable("audit_log").where("lms_id", "=", OURS).where("seq", "=", seq);
    const remove = (seq: number) => db().deleteFrom("audit_log").where("lms_id", "=", OURS).where("seq", "=", seq).execute();
    const last = before.at(-1);
    if (!last) throw new Error("no rows");
    const harms: [number, () => Promise<unknown>][] = [
      [5, () => ours(5).set({ actor_name: "Orang lain" }).execute()],
      [2, () => ours(2).set({ after: "{}" }).execute()],
      [8, () => remove(7)],
      [43, () => remove(43)],
      [2, () => remove(1)],
      [
        44,
        () =>
          db()
            .insertInto("audit_log")
            .values({ ...last, seq: 44, previous_hash: last.hash })
            .execute(),
      ],
    ];
    for (const [found, harm] of harms) {
      await harm();
      expect((await desk("admin").verifyAudit()).data.brokenAt).toBe(found);
      await restore();
    }
    expect(await brokenAuditRow(db(), OURS)).toBeNull();
    expect(await brokenAuditRow(db(), THEIRS)).toBeNull();
  });
});
