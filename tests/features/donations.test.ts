import { describe, expect, test } from "vitest";
import { donate, getDonationTotals, repayDonation } from "~/server/features/donations";
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
  test("returns the receipt's key and the payment URL", async () => {
    const created = { key: "k-1", payUrl: "https://pay.example/1", number: "DONASI-1" };
    const { context } = createFakeContext({}, { donate: () => created });

    expect(await donate(context, FIELDS, "key-1")).toEqual({
      ok: true,
      key: "k-1",
      payUrl: "https://pay.example/1",
    });
  });

  test("explains a form that was sent before with different text", async () => {
    const { context } = createFakeContext({}, { donate: rejectWith(409) });

    const result = await donate(context, FIELDS, "key-1");

    expect(result).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Donasi yang Anda kirim sebelumnya/),
    });
  });

  test("is not found without an admin host", () => {
    expect(() => donate(createFakeContext({}).context, FIELDS, "key-1")).toThrow("not-found");
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

test("getDonationTotals is null while the host is unavailable", async () => {
  const { context, warnings } = createFakeContext({}, { getDonationTotals: rejectWith(0) });

  expect(await getDonationTotals(context)).toBeNull();
  expect(warnings).toHaveLength(1);
});
