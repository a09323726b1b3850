import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import type { PaymentGateway } from "~/server/adapters/payment-gateway";
import { createSignedNotice } from "~/server/embedded/domain/payments/sandbox-gateway";
import {
  deliverGatewayNotices,
  enqueueNotification,
} from "~/server/embedded/domain/payments/sandbox-notices";
import type { HostContext } from "~/server/embedded/kit/context";
import { encryptAppToken } from "~/server/hosts/app-token";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { APP_SECRET } from "./host-context";
import { CLASS_PRICE, createInvoicedLearner, listMails } from "./payment-fixture";
import { getLedgerSum } from "./payout-user-fixture";

describeEachBackend((site) => {
  const pay = (
    orderId: string,
    body: { outcome: "paid" | "failed" | "expired" | "cancelled"; times?: number; late?: boolean },
  ) => site().createClients().gateway.payOrder({ params: { orderId }, body });
  const statusOf = async (orderId: string) =>
    (await site().createClients().services.readCallback({ query: { orderId } })).data.status;
  /** Context with gateway methods replaced. */
  const withGateway = (
    gateway: Partial<PaymentGateway>,
    clock: () => number = Date.now,
  ): HostContext => {
    const { context } = site();
    return {
      ...context,
      clock,
      ports: { ...context.ports, gateway: { ...context.ports.gateway, ...gateway } },
    };
  };

  describe("sandbox gateway", () => {
    test("payOrder shows the order and applies the payer's action once", async () => {
      const { invoice, learner, orderId } = await createInvoicedLearner(site());
      const { gateway } = site().createClients();
      const { data } = await gateway.getOrder({ params: { orderId } });

      expect(data).toMatchObject({
        orderId,
        amount: CLASS_PRICE,
        method: "va_bca",
        title: invoice.className,
        customer: `Nama ${learner.id}`,
        vaNumber: invoice.vaNumber,
        status: "pending",
        expiresAt: invoice.expiresAt,
        returnUrl: expect.stringMatching(
          /^http:\/\/ours\.example(?::\d+)?\/CallbackPayment\?orderId=INV-[0-9a-f]{32}$/,
        ),
      });
      expect((await pay(orderId, { outcome: "cancelled" })).data.status).toBe("cancelled");
      expect(await statusOf(orderId)).toBe("cancelled");
      expect(await getError(pay(orderId, { outcome: "paid" }))).toMatchObject({
        status: 409,
        data: { status: "cancelled" },
      });
      expect((await pay(orderId, { outcome: "paid", late: true })).data.status).toBe("paid");
      expect(await statusOf(orderId)).toBe("paid");
    });

    test("payOrder twice concurrently is one payment", async () => {
      const { learner, orderId } = await createInvoicedLearner(site());
      const outcomes = await Promise.allSettled(
        [1, 2, 3].map(() => pay(orderId, { outcome: "paid", times: 5 })),
      );

      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(
        (await listMails(site(), `${learner.id}@ours.example`)).map(({ subject }) =>
          subject.replace(/INV\S+/, "N"),
        ),
      ).toEqual(["Menunggu pembayaran N", "Pembayaran N diterima"]);
      expect(await getLedgerSum(site())).toBe(0);
    });

    test("payOrder answers 404 for unknown and foreign orders and 422 for invalid input", async () => {
      const { orderId } = await createInvoicedLearner(site());
      const theirs = site().createClients({ tenantId: OTHER_TENANT_ID }).gateway;
      const body = { outcome: "paid" as const };

      for (const [gateway, id] of [
        [site().createClients().gateway, tamperWith(orderId)],
        [theirs, orderId],
      ] as const) {
        expect(await getError(gateway.getOrder({ params: { orderId: id } }))).toMatchObject({
          status: 404,
        });
        expect(await getError(gateway.payOrder({ params: { orderId: id }, body }))).toMatchObject({
          status: 404,
        });
      }

      const post = async (wrong: unknown) => {
        const token =
          encryptAppToken({
            secret: APP_SECRET,
            host: "gateway",
            appToken: site().appToken,
            now: Date.now(),
          }) ?? "";
        const headers = {
          "Content-Type": "application/json",
          "lms-id": TENANT_ID,
          AppToken: token,
        };
        return (
          await site().sendRaw("gateway", `v1/orders/${orderId}/pay`, {
            method: "POST",
            body: JSON.stringify(wrong),
            headers,
          })
        ).status;
      };

      expect([
        await post({ outcome: "paid", times: 6 }),
        await post({ outcome: "refunded" }),
        await post({}),
      ]).toEqual([422, 422, 422]);
      expect(await statusOf(orderId)).toBe("pending");
    });

    test("deliverGatewayNotices retries failed notices and drops rejected ones", async () => {
      const { orderId } = await createInvoicedLearner(site());
      const { db } = site().database;
      const body = createSignedNotice(APP_SECRET, {
        orderId,
        amount: CLASS_PRICE,
        status: "paid",
      });
      await enqueueNotification(db, body, Date.now());
      await enqueueNotification(db, { ...body, signature: "00" }, Date.now());
      const broken = withGateway({
        verify: () => {
          throw new Error("the database went away");
        },
      });

      expect(await deliverGatewayNotices(broken)).toBe(0);
      expect(await statusOf(orderId)).toBe("pending");
      // Nothing before the retry delay; then each notice is processed by one of two processes.
      expect(await deliverGatewayNotices(site().context)).toBe(0);

      const later = withGateway({}, () => Date.now() + 60_000);
      const [one, two] = await Promise.all([
        deliverGatewayNotices(later),
        deliverGatewayNotices(later),
      ]);

      expect([one + two, await deliverGatewayNotices(later)]).toEqual([2, 0]);
      expect(await statusOf(orderId)).toBe("paid");
    });

    test("deliverGatewayNotices delivers what a clock ahead of time scheduled", async () => {
      const { orderId } = await createInvoicedLearner(site());
      const notice = { orderId, amount: CLASS_PRICE, status: "paid" } as const;
      const ahead = Date.now() + 2 * DAY_MS;
      await enqueueNotification(site().database.db, createSignedNotice(APP_SECRET, notice), ahead);

      await deliverGatewayNotices(site().context);

      expect(await statusOf(orderId)).toBe("paid");
    });
  });
});
