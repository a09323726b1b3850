import { describe, expect, test } from "vitest";
import { getPayout } from "~/server/features/payout-detail";
import {
  approvePayout,
  getQueuedPayouts,
  listPayouts,
  rejectPayout,
} from "~/server/features/payouts";
import type { Payout } from "~/server/hosts/services/payouts";
import { createFakeContext, createHostError, createPage } from "./fake-context";

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

  test.each([
    [507, /ruang penyimpanannya penuh/],
    [503, /^Koneksi terputus/],
  ])("says why nothing was stored if the host answers %i", async (status, message) => {
    const { context } = createFakeContext({
      approvePayout: () => Promise.reject(createHostError(status)),
    });

    expect(await approvePayout(context, "p-1", APPROVAL)).toEqual({
      ok: false,
      status: 503,
      message: expect.stringMatching(message),
      fields: {},
    });
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

  test("is null while the admin host is unavailable", async () => {
    const unavailable = { getPayoutTotals: () => Promise.reject(createHostError(0)) };

    expect(await getQueuedPayouts(createFakeContext({}, unavailable).context)).toBeNull();
  });

  test("counts by v2/payout/list without an admin host", async () => {
    const { context, calls } = createFakeContext({
      listPayouts: () => createPage([], { totalItems: 7 }),
    });

    expect(await getQueuedPayouts(context)).toEqual({ count: 7, amount: "" });
    expect(calls).toEqual([{ name: "listPayouts", query: { status: "queued" } }]);
  });
});

describe("payouts without an admin host", () => {
  const viewer = { id: "u-admin", name: "Sri", canDecide: true };
  const createPayout = (id: string, changes: Partial<Payout> = {}): Payout => ({
    id,
    reference: `PO-${id}`,
    requesterId: "u-mentor",
    requesterName: "Budi",
    amount: 75_000,
    fee: 2_500,
    net: 72_500,
    bankCode: "014",
    accountNumber: "****1234",
    accountName: "Budi",
    notes: "",
    status: "queued",
    requestedAt: 0,
    decidedBy: null,
    decidedAt: null,
    reason: null,
    firstApprover: null,
    heldUntil: null,
    processedAt: null,
    completedAt: null,
    errorCode: null,
    errorMessage: null,
    version: 3,
    ...changes,
  });
  const createHosts = (payouts: Payout[]) => ({
    listPayouts: ({ query: { page } }: { query: { page: number } }) =>
      createPage(payouts.slice(page - 1, page), { page, perPage: 1, totalItems: payouts.length }),
    getPayoutBalance: () => ({ available: 0, held: 0, paidOut: 0 }),
  });

  test("[PAY1] the list offers neither CSV nor decisions on several payouts", async () => {
    const { context } = createFakeContext(createHosts([createPayout("1")]));

    expect(await listPayouts(context, { page: 1 }, viewer)).toMatchObject({
      rows: [{ id: "1", canDecide: true }],
      tabs: [],
      csvHref: null,
      canDecideTogether: false,
    });
  });

  test("[PAY1] one payout is found in the list, to approve or reject and nothing else", async () => {
    const { context } = createFakeContext(createHosts([createPayout("1"), createPayout("2")]));

    expect(await getPayout(context, "2", viewer)).toMatchObject({
      reference: "PO-2",
      version: 3,
      permissions: { approve: true, reject: true, cancel: false, reverse: false },
      timeline: [],
    });
    await expect(getPayout(context, "3", viewer)).rejects.toMatchObject({ code: "not-found" });
  });

  test("staff cannot decide on their own payout", async () => {
    const { context } = createFakeContext(
      createHosts([createPayout("1", { requesterId: viewer.id })]),
    );

    expect((await getPayout(context, "1", viewer)).permissions.approve).toBe(false);
  });
});
