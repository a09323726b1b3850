import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loader } from "~/routes/account/sign-in/route";
import { PaymentStatusPage } from "~/routes/payment/payment-status-page";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import { createFakeContext } from "./fake-context";

const INHERITED = ["__proto__", "constructor", "toString"];

test.each(INHERITED)("the sign-in page shows no notice for ?notice=%s", async (notice) => {
  const url = `http://main.localhost/Akun/Masuk?notice=${notice}`;
  const { context } = createFakeContext({}, null, { url });
  const requestContext = {
    ...context,
    site: { origin: "http://main.localhost", isIndexable: true },
    tenant: {
      ...context.tenant,
      setting: tenantSettingSchema.parse({ title: "Pendopo", isMaintenance: false }),
    },
  };
  const result = await loader({
    request: new Request(url),
    params: {},
    context: { requestContext },
  } as unknown as Parameters<typeof loader>[0]);

  expect(result.notice).toBeNull();
});

test.each(INHERITED)("the payment status page explains nothing for the reason %s", (reason) => {
  const page = {
    title: "Gagal",
    text: "Belum dibayar.",
    orderId: null,
    donation: null,
    paidClass: null,
    isTrial: false,
    refunds: [],
    reason,
  };
  const html = renderToString(createElement(PaymentStatusPage, { tone: "warning", ...page }));
  expect(html).toContain("Belum dibayar.");
  expect(html).not.toContain("native code");
});
