import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { appendAudit } from "~/server/embedded/kit/audit/audit-log";
import {
  findBrokenAuditRow,
  verifyWholeAuditLog,
} from "~/server/embedded/kit/audit/verify-audit-log";
import type { auditOperations } from "~/server/hosts/admin/audit";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { sendUnvalidated } from "./payout-row-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const admin = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const db = () => site().database.db;
  let clock = Date.parse("2026-08-17T10:00:00+07:00");
  const append = (
    entityId: string,
    more: { actorName?: string; action?: string; entity?: string } = {},
    tenantId = TENANT_ID,
  ) =>
    db()
      .transaction()
      .execute((trx) =>
        appendAudit(
          { ...site().context, clock: () => clock },
          trx,
          { tenantId, clientIp: "203.0.113.7", requestId: "r" },
          {
            user: { id: "admin", roles: [1, 2] },
            actorName: "Rina Kartika",
            action: "post.publish",
            entity: "post",
            entityId,
            before: { status: "draft" },
            after: { status: "published" },
            ...more,
          },
        ),
      );
  const seqs = async (query: z.input<typeof auditOperations.listAudit.query>) =>
    (await admin("admin").listAudit({ query })).data.items.map(({ seq }) => seq);

  beforeAll(async () => {
    tokens.super = await createSignedInUser(db(), "super", [
      { tenantId: OTHER_TENANT_ID, role: 0 },
    ]);
    tokens.admin = await createSignedInUser(db(), "admin", [{ tenantId: TENANT_ID, role: 1 }]);
    tokens.theirs = await createSignedInUser(db(), "theirs", [
      { tenantId: OTHER_TENANT_ID, role: 1 },
    ]);
    for (const role of [2, 3, 4, 5, 6, 7, 8, 9])
      tokens[`role-${role}`] = await createSignedInUser(db(), `role-${role}`, [
        { tenantId: TENANT_ID, role },
      ]);
    await append("1");
    await append("2", { actorName: "Budi 100%", action: "post.archive" });
    clock += 24 * 3_600_000;
    await append("1", { entity: "payout", action: "payout.approved" });
    await append("9", {}, OTHER_TENANT_ID);
  });

  test("listAudit returns changes newest first, filtered by entity, action, actor and days", async () => {
    const { data } = await admin("admin").listAudit();

    expect(data).toMatchObject({ page: 1, perPage: 50, totalItems: 3, totalPages: 1 });
    expect(data.items.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(data.items[2]).toEqual({
      seq: 1,
      at: Date.parse("2026-08-17T10:00:00+07:00"),
      actor: "Rina Kartika",
      role: 1,
      action: "post.publish",
      entity: "post",
      entityId: "1",
      before: { status: "draft" },
      after: { status: "published" },
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
      expect(
        (await sendUnvalidated(site(), "admin", tokens.admin, `v1/audit?${query}`)).status,
      ).toBe(400);
  });

  test("listAudit and verifyAudit require a manager and show one tenant", async () => {
    for (const role of [2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(await getError(admin(`role-${role}`).listAudit())).toMatchObject(FORBIDDEN);
      expect(await getError(admin(`role-${role}`).verifyAudit())).toMatchObject(FORBIDDEN);
    }
    expect(await getError(admin("admin", OTHER_TENANT_ID).listAudit())).toMatchObject(FORBIDDEN);
    expect(
      (await admin("theirs", OTHER_TENANT_ID).listAudit()).data.items.map(
        ({ entityId }) => entityId,
      ),
    ).toEqual(["9"]);
    expect((await admin("super").listAudit()).data.totalItems).toBe(3);
  });

  test("appendAudit keeps one unbroken chain under concurrency", async () => {
    await Promise.all(Array.from({ length: 40 }, (_, number) => append(`many-${number}`)));

    expect((await admin("admin").verifyAudit()).data).toEqual({
      rows: 43,
      brokenAt: null,
      anchor: null,
      verified: { seq: 43, at: expect.any(Number), wholeAt: expect.any(Number) },
    });
  });

  test("verifyAudit finds altered, removed, inserted and truncated rows", async () => {
    const before = await db()
      .selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", TENANT_ID)
      .orderBy("seq")
      .execute();
    const restore = async () => {
      await db().deleteFrom("audit_log").where("lms_id", "=", TENANT_ID).execute();
      await db().insertInto("audit_log").values(before).execute();
    };
    const ours = (seq: number) =>
      db().updateTable("audit_log").where("lms_id", "=", TENANT_ID).where("seq", "=", seq);
    const remove = (seq: number) =>
      db().deleteFrom("audit_log").where("lms_id", "=", TENANT_ID).where("seq", "=", seq).execute();
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
      await verifyWholeAuditLog(site().context, TENANT_ID);
      expect((await admin("admin").verifyAudit()).data.brokenAt).toBe(found);
      await restore();
      await verifyWholeAuditLog(site().context, TENANT_ID);
    }

    expect(await findBrokenAuditRow(site().context, TENANT_ID)).toBeNull();
    expect(await findBrokenAuditRow(site().context, OTHER_TENANT_ID)).toBeNull();
  });
});
