import { expect, test } from "vitest";
import { queryRows } from "../guards/app-database";
import { setUpDemoApp } from "../guards/demo-app";
import { parseForms, type TestBrowser } from "../guards/test-browser";

const site = setUpDemoApp();

/** Sends a form, then the same form with changed fields: a retry after a lost response. */
async function sendTwice(
  person: TestBrowser,
  path: string,
  fields: Record<string, string>,
  changes: Record<string, string>,
) {
  const form = parseForms((await person.get(path)).text).find(
    ({ hidden }) => "idempotency_key" in hidden,
  );
  const send = (body: Record<string, string>) =>
    person.post(form?.action || path, { ...form?.hidden, ...body });
  return [await send(fields), await send({ ...fields, ...changes })] as const;
}

test("[XJS5] a form sent again with changed fields reports that the first was accepted and creates no second record", async () => {
  const donor = site.openBrowser();
  const donation = {
    preset: "50000",
    name: "Sri Wahyuni",
    email: "sri-dua@contoh.example",
    method: "qris",
  };
  const [created, repeated] = await sendTwice(donor, "/Donation", donation, { preset: "100000" });

  expect(created.status).toBe(303);
  expect([repeated.status, repeated.text]).toEqual([
    409,
    expect.stringContaining("Donasi yang Anda kirim sebelumnya sudah kami terima"),
  ]);
  expect(
    queryRows(site.db, "select amount from donations where email = 'sri-dua@contoh.example'"),
  ).toEqual([{ amount: 50_000 }]);

  const mentor = await site.openSignedInBrowser("lead-region");
  const payout = {
    amount: "60000",
    bankCode: "451",
    accountNumber: "7700112207",
    accountName: "Hendrikus Bele",
    notes: "Uji dua kali",
  };
  const [requested, changed] = await sendTwice(mentor, "/Dashboard/Payouts/Request", payout, {
    amount: "70000",
  });

  expect(requested.status).toBe(303);
  expect([changed.status, changed.text]).toEqual([
    409,
    expect.stringContaining("Kiriman sebelumnya dari formulir ini sudah kami terima"),
  ]);
  expect(changed.text).toMatch(/value="70000"/);
  expect(queryRows(site.db, "select amount from payouts where notes = 'Uji dua kali'")).toEqual([
    { amount: 60_000 },
  ]);
});
