import { describe, expect, test } from "vitest";
import { donate, getDonation, getDonationTotals, repayDonation } from "~/server/features/donations";
import { createFakeContext, createHostError } from "./fake-context";

const FIELDS = {
  name: "Sri",
  email: "sri@example.org",
  amount: 50_000,
  method: "qris",
  message: "",
} as unknown as Parameters<typeof donate>[1];

const rejectWith = (status: number, data?: unknown) => () =>
  Promise.reject(createHostError(status, data));

describe("donate", () => {
  const donateWith = (
    createDonation: () => unknown,
    admin: Parameters<typeof createFakeContext>[1] = {},
  ) => {
    const fake = createFakeContext({}, admin, { hosts: { records: { createDonation } } });
    return { ...fake, result: donate(fake.context, FIELDS, "key-1") };
  };

  test("[STO22] records the donation by POST donations and returns the receipt's key", async () => {
    const { result, calls } = donateWith(() => [{ id: "1", key: "k-1", payUrl: "https://pay/1" }]);

    expect(await result).toEqual({ ok: true, key: "k-1" });
    expect(calls).toEqual([{ name: "createDonation", query: {}, body: FIELDS }]);
  });

  test("explains a form that was sent before with different text", async () => {
    expect(await donateWith(rejectWith(409)).result).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Donasi yang Anda kirim sebelumnya/),
    });
  });

  test.each([
    ["an empty answer", [], ""],
    ["a bare row", [{ id: "17" }], "17"],
  ])("without an admin host the receipt shows what was sent, after %s", async (_, rows, number) => {
    const { context, result } = donateWith(() => rows, null);
    const donated = await result;

    expect(await getDonation(context, donated.ok ? donated.key : "")).toMatchObject({
      number,
      name: "Sri",
      amount: "Rp50.000",
      state: "recorded",
      method: null,
      payUrl: null,
    });
    await expect(getDonation(context, "forged")).rejects.toMatchObject({ code: "not-found" });
  });

  test("without an admin host the receipt leads to the payment that an embedded host started", async () => {
    const { context, result } = donateWith(() => [{ payUrl: "/Bayar/1" }], null);
    const donated = await result;

    expect(await getDonation(context, donated.ok ? donated.key : "")).toMatchObject({
      state: "pending",
      payUrl: "/Bayar/1",
    });
  });
});

describe("repayDonation", () => {
  test("returns null for a donation that is paid already", async () => {
    const { context } = createFakeContext({}, { repayDonation: rejectWith(409) });

    expect(await repayDonation(context, "k-1")).toBeNull();
  });

  test("throws if the host is unavailable", async () => {
    const { context } = createFakeContext({}, { repayDonation: rejectWith(503) });

    await expect(repayDonation(context, "k-1")).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("getDonationTotals", () => {
  const records = { listDonationAmounts: () => [{ amount: 25_000 }, { amount: 75_000 }] };

  test("[STO4] [ENT19] sums the amounts of GET donations, without an admin host too", async () => {
    const { context } = createFakeContext({}, null, { hosts: { records } });

    expect(await getDonationTotals(context)).toEqual({
      isOpen: true,
      total: "Rp100.000",
      count: 2,
      latest: [],
    });
  });

  test("names the latest donors, and whether donations can be paid, where the admin host knows them", async () => {
    const donor = { name: "Sri", amount: 75_000, message: "", at: 0 };
    const admin = {
      getDonationTotals: () => ({ isOpen: false, total: 1, count: 1, latest: [donor] }),
    };
    const { context } = createFakeContext({}, admin, { hosts: { records } });

    expect(await getDonationTotals(context)).toMatchObject({
      isOpen: false,
      total: "Rp100.000",
      latest: [{ name: "Sri", amount: "Rp75.000" }],
    });
  });

  test("is null while the host is unavailable", async () => {
    const { context, warnings } = createFakeContext({}, null, {
      hosts: { records: { listDonationAmounts: rejectWith(0) } },
    });

    expect(await getDonationTotals(context)).toBeNull();
    expect(warnings).toHaveLength(1);
  });
});
