import { expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID } from "./backend";
import { createPaidClass } from "./payment-fixture";
import { createPayoutUser } from "./payout-user-fixture";
import { buy, createVoucher, getVoucherAdmin, readUsed } from "./voucher-fixture";

describeEachBackend((site) => {
  const createClass = () => createPaidClass(site());
  const createLearner = () => createPayoutUser(site(), [4]);

  test("createVoucher is for roles 0 and 1 of the tenant, whose vouchers no other tenant sees or uses", async () => {
    const { hosts } = await createPayoutUser(site(), [2, 3, 7]);
    const body = { code: "LAIN-1", kind: "percent", value: "10" } as const;

    expect(await getError(hosts.admin.createVoucher({ body }))).toMatchObject(FORBIDDEN);
    expect(await getError(hosts.admin.listVouchers())).toMatchObject(FORBIDDEN);
    expect(await getError(hosts.admin.stopVoucher({ params: { id: "1" } }))).toMatchObject(
      FORBIDDEN,
    );

    const foreign = await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID);
    const { id, code } = (await foreign.hosts.admin.createVoucher({ body })).data;
    const admin = (await getVoucherAdmin(site())).hosts.admin;

    expect(await getError(admin.stopVoucher({ params: { id } }))).toMatchObject({ status: 404 });
    expect(
      await getError(buy(await createLearner(), await createClass(), { voucher: code })),
    ).toMatchObject({ status: 422 });
  });

  test("listVouchers tells uses; stopVoucher ends a voucher once", async () => {
    const voucher = await createVoucher(site(), { maxUses: "3", endsOn: "31/12/2099" });
    const slug = await createClass();
    await buy(await createLearner(), slug, { voucher: voucher.code });
    const { admin } = (await getVoucherAdmin(site())).hosts;

    const [row] = (await admin.listVouchers()).data.items.filter(({ id }) => id === voucher.id);
    expect(row).toMatchObject({ used: 1, maxUses: 3, stoppedAt: null, className: null });

    const params = { id: voucher.id };
    expect((await admin.stopVoucher({ params })).data.stoppedAt).not.toBeNull();
    expect(await getError(admin.stopVoucher({ params }))).toMatchObject({ status: 409 });
    expect(await readUsed(site(), voucher.id)).toBe(1);
  });

  test("listVouchers shows live ones first, others by status, each with its number", async () => {
    const { admin } = (await getVoucherAdmin(site())).hosts;
    const before = (await admin.listVouchers()).data.counts;
    const made = {
      active: await createVoucher(site(), {}),
      upcoming: await createVoucher(site(), { startsOn: "1/1/2099" }),
      over: await createVoucher(site(), { endsOn: "31/12/2020" }),
      "used-up": await createVoucher(site(), { maxUses: "1" }),
      stopped: await createVoucher(site(), {}),
    };
    await admin.stopVoucher({ params: { id: made.stopped.id } });
    await buy(await createLearner(), await createClass(), { voucher: made["used-up"].code });
    const list = async (status?: keyof typeof made) =>
      (await admin.listVouchers({ query: { perPage: 100, ...(status && { status }) } })).data;
    const has = async (id: string, status?: keyof typeof made) =>
      (await list(status)).items.some((voucher) => voucher.id === id);

    for (const status of Object.keys(made) as (keyof typeof made)[]) {
      const { id } = made[status];
      expect(await has(id, status), status).toBe(true);
      expect(await has(id), status).toBe(status === "active" || status === "upcoming");
      expect((await list()).counts[status] - before[status], status).toBe(1);
    }
  });

  test("createVoucher rejects a code that exists, an unknown class, and answers a repeated call alike", async () => {
    const { code } = await createVoucher(site());

    expect(await getError(createVoucher(site(), { code }))).toMatchObject({
      status: 422,
      data: { code: "Kode ini sudah dipakai voucher lain" },
    });
    expect(await getError(createVoucher(site(), { class: "tidak-ada" }))).toMatchObject({
      status: 422,
      data: { class: "Kelas ini tidak ada" },
    });
    const { admin } = (await getVoucherAdmin(site())).hosts;
    const body = { code: `${code}-2`, kind: "amount", value: "5.000" } as const;
    const call = { body, idempotencyKey: `voucher-key-${code}` };
    const answers = await Promise.all([admin.createVoucher(call), admin.createVoucher(call)]);

    expect(answers[0].data.id).toBe(answers[1].data.id);
  });
});
