import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { withIdempotency } from "~/server/embedded/kit/idempotency";
import {
  clearAttempts,
  consumeAttempt,
  consumeNetworkAttempt,
  keyedHash,
  networkHash,
  refundAttempt,
  requireAttemptsLeft,
} from "~/server/embedded/kit/rate-limit";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";

describeEachBackend((site) => {
  const db = () => site().database.db;

  describe("withIdempotency", () => {
    const run = (
      key: string | undefined,
      { tenantId = TENANT_ID, operation = "kit-test", body = "a", now = Date.now() } = {},
    ) =>
      withIdempotency(
        { ...site().context, clock: () => now },
        { tenantId, operation, key, body: [body] },
        async () => crypto.randomUUID(),
      );

    test.each(["", "k".repeat(201)])("rejects the key %j with 400", async (key) => {
      await expect(run(key)).rejects.toMatchObject({
        status: 400,
        message: "Idempotency-Key tidak dapat dibaca",
      });
    });

    test("accepts the longest key, and runs without one each time", async () => {
      const longest = "k".repeat(200);

      expect(await run(longest)).toBe(await run(longest));
      expect(await run(undefined)).not.toBe(await run(undefined));
    });

    test("replays a response for a day, then runs again", async () => {
      const first = await run("day", { now: 1_000 });

      expect(await run("day", { now: 1_000 + DAY_MS - 1 })).toBe(first);

      const second = await run("day", { now: 1_000 + DAY_MS });

      expect(second).not.toBe(first);
      expect(await run("day", { now: 1_000 + 2 * DAY_MS - 1 })).toBe(second);
    });

    test("replays within a tenant and an operation only", async () => {
      const responses = [
        await run("shared"),
        await run("shared", { tenantId: OTHER_TENANT_ID }),
        await run("shared", { operation: "kit-other" }),
      ];

      expect(new Set(responses).size).toBe(3);
    });

    test("rejects another body with 409 and keeps the response of the first", async () => {
      const first = await run("body");

      await expect(run("body", { body: "b" })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining("sudah kami terima"),
      });
      expect(await run("body")).toBe(first);
    });
  });

  describe("consumeAttempt", () => {
    test("says how long an attempt above the limit waits, and counts anew from then on", async () => {
      const limit = { name: "kit-fixed", max: 1, windowMs: 90_000 };
      const consume = (now: number) =>
        db()
          .transaction()
          .execute((trx) => consumeAttempt(trx, limit, now));
      await consume(10_000);

      await expect(consume(40_000)).rejects.toMatchObject({
        status: 429,
        message: "Terlalu banyak percobaan, coba lagi dalam 1 menit.",
        data: { retryAfterSeconds: 60 },
      });
      await consume(100_000);
      await expect(consume(100_000)).rejects.toMatchObject({
        message: "Terlalu banyak percobaan, coba lagi dalam 2 menit.",
        data: { retryAfterSeconds: 90 },
      });
    });

    test("ends a rolling window only a full window after the last allowed attempt", async () => {
      const limit = { name: "kit-rolling", max: 2, windowMs: 1_000, rolling: true } as const;
      await consumeAttempt(db(), limit, 0);
      await consumeAttempt(db(), limit, 900);

      await expect(consumeAttempt(db(), limit, 1_899)).rejects.toMatchObject({ status: 429 });
      await expect(consumeAttempt(db(), limit, 1_900)).resolves.toBeUndefined();
    });
  });

  test("refundAttempt gives one attempt back, clearAttempts all", async () => {
    const limit = { name: "kit-refund", max: 2, windowMs: 1_000 };
    const isLimited = () =>
      requireAttemptsLeft(db(), limit, 0).then(
        () => false,
        () => true,
      );
    await consumeAttempt(db(), limit, 0);
    await consumeAttempt(db(), limit, 0);
    expect(await isLimited()).toBe(true);

    await refundAttempt(db(), limit.name);
    expect(await isLimited()).toBe(false);

    await consumeAttempt(db(), limit, 0);
    await clearAttempts(db(), limit.name);
    await consumeAttempt(db(), limit, 0);
    expect(await isLimited()).toBe(false);
  });

  describe("requireAttemptsLeft", () => {
    test("rejects until the window ends, and from its last millisecond on no more", async () => {
      const limit = { name: "kit-window", max: 1 };
      await consumeAttempt(db(), { ...limit, windowMs: 1_000 }, 5_000);

      await expect(requireAttemptsLeft(db(), limit, 5_999)).rejects.toMatchObject({
        status: 429,
        data: { retryAfterSeconds: 1 },
      });
      await expect(requireAttemptsLeft(db(), limit, 6_000)).resolves.toBeUndefined();
    });
  });

  describe("consumeNetworkAttempt", () => {
    const consume = (clientIp: string, name = "kit-network") =>
      consumeNetworkAttempt(site().context, db(), { name, clientIp, maxPerHour: 1 });

    test("counts each network and each name separately", async () => {
      await consume("192.0.2.1");

      await expect(consume("192.0.2.1")).rejects.toMatchObject({ status: 429 });
      await expect(consume("198.51.100.1")).resolves.toBeUndefined();
      await expect(consume("192.0.2.1", "kit-other")).resolves.toBeUndefined();
    });

    test("counts nothing for an unknown address", async () => {
      await consume("", "kit-unknown");
      await consume("", "kit-unknown");

      const rows = await db()
        .selectFrom("try_limits")
        .select("name")
        .where("name", "like", "kit-unknown%")
        .execute();
      expect(rows).toEqual([]);
    });
  });

  test("networkHash is the keyed hash of a network, told apart from other hashes", () => {
    const { context } = site();

    expect(networkHash(context, "192.0.2.1")).toBe(keyedHash(context, "network", "192.0.2.1"));
    expect(networkHash(context, "192.0.2.1")).not.toBe(keyedHash(context, "", "192.0.2.1"));
  });
});
