import { expect, test } from "vitest";
import { createClient } from "~/server/hosts/client";
import { recordsContract } from "~/server/hosts/records/contract";
import { createTestConnection, getHostError, sendJson, startFakeHost } from "./fake-host";

const recordsOf = (url: string) =>
  createClient(recordsContract, createTestConnection(url, { publicKey: "public-key-1" }), {
    requestId: "request-1",
    tenantId: "lms-1",
  });
const donation = {
  name: "Sri Wahyuni",
  email: "sri@contoh.example",
  amount: 75_000,
  method: "qris" as const,
};

test("[STO4] the donation total is read with any truthy status and rejected without rows", async () => {
  let status = 200;
  let body = '[{"amount":25000},{"amount":75000}]';
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, status, body));

  for (status of [200, 201, 206])
    expect((await recordsOf(url).listDonationAmounts()).data).toEqual([
      { amount: 25_000 },
      { amount: 75_000 },
    ]);
  expect([seen[0]?.url, seen[0]?.headers.apikey]).toEqual([
    "/donations?select=amount",
    "public-key-1",
  ]);

  status = 404;

  expect(await getHostError(recordsOf(url).listDonationAmounts())).toMatchObject({
    kind: "status",
    status: 404,
  });

  [status, body] = [200, '{"message":"no rows"}'];

  expect(await getHostError(recordsOf(url).listDonationAmounts())).toMatchObject({
    kind: "answer",
  });
});

test("[STO3] createDonation accepts status 201 only", async () => {
  let status = 201;
  const { url } = await startFakeHost((_, res) =>
    sendJson(res, status, '[{"id":"1","amount":75000,"status":"pending"}]'),
  );

  expect((await recordsOf(url).createDonation({ body: donation })).data).toHaveLength(1);
  for (status of [200, 202, 204])
    expect(await getHostError(recordsOf(url).createDonation({ body: donation }))).toMatchObject({
      status,
    });
});
