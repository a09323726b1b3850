import { describe, expect, test } from "vitest";
import { approvePayout, getQueuedPayouts, rejectPayout } from "~/server/features/payouts";
import { createFakeContext, createHostError } from "./fake-context";

const APPROVAL = { version: 3, password: "rahasia sekali" };

describe("approvePayout", () => {
  test("sends the version that was shown", async () => {
    const { context, calls } = createFakeContext({ approvePayout: () => [] });

    expect(await approvePayout(context, "p-1", APPROVAL)).toMatchObject({ ok: true });

    expect(calls[0]?.body).toEqual({
      payouts: [{ id: "p-1", version: 3 }],
      password: "rahasia sekali",
    });
  });

  test("shows the host's message of a late decision", async () => {
    const message = "Sudah disetujui oleh Sri.";
    const { context } = createFakeContext({
      approvePayout: () => Promise.reject(createHostError(409, null, message)),
    });

    const result = await approvePayout(context, "p-1", APPROVAL);

    expect(result).toEqual({ ok: false, status: 409, message, fields: {} });
  });

  test("shows the error of the password field", async () => {
    const { context } = createFakeContext({
      approvePayout: () => Promise.reject(createHostError(422, { password: "Kata sandi salah" })),
    });

    const result = await approvePayout(context, "p-1", APPROVAL);

    expect(result).toMatchObject({ status: 422, fields: { password: "Kata sandi salah" } });
  });
});

describe("rejectPayout", () => {
  test("is not found if the payout is missing", async () => {
    const { context } = createFakeContext({
      rejectPayout: () => Promise.reject(createHostError(404)),
    });

    await expect(
      rejectPayout(context, "p-1", { version: 1, reason: "Rekening salah" }),
    ).rejects.toMatchObject({ code: "not-found" });
  });

  test("does not hide a programming error as a missing page", async () => {
    const { context } = createFakeContext({
      rejectPayout: () => Promise.reject(new TypeError("bug")),
    });

    await expect(
      rejectPayout(context, "p-1", { version: 1, reason: "Rekening salah" }),
    ).rejects.toThrow(TypeError);
  });
});

describe("getQueuedPayouts", () => {
  test("formats the queue's total", async () => {
    const { context } = createFakeContext(
      {},
      { getPayoutTotals: () => [{ status: "queued", count: 2, amount: 75_000 }] },
    );

    expect(await getQueuedPayouts(context)).toEqual({ count: 2, amount: "Rp75.000" });
  });

  test("is null without an admin host or while it is unavailable", async () => {
    const unavailable = { getPayoutTotals: () => Promise.reject(createHostError(0)) };

    expect(await getQueuedPayouts(createFakeContext({}).context)).toBeNull();
    expect(await getQueuedPayouts(createFakeContext({}, unavailable).context)).toBeNull();
  });
});
