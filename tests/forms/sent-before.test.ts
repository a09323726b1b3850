import { expect, test } from "vitest";
import { queryRows } from "../guards/app-database";
import { setUpDemoApp } from "../guards/demo-app";
import { parseForms, type TestBrowser } from "../guards/test-browser";

const site = setUpDemoApp();

/** Sends a page's form, and the same page's form with other text: as whoever got no answer and changed something. */
async function sendTwice(
  person: TestBrowser,
  path: string,
  right: Record<string, string>,
  other: Record<string, string>,
) {
  const form = parseForms((await person.get(path)).text).find(
    ({ hidden }) => "idempotency_key" in hidden,
  );
  const send = (fields: Record<string, string>) =>
    person.post(form?.action || path, { ...form?.hidden, ...fields });
  return [await send(right), await send({ ...right, ...other })] as const;
}

test("[XJS5] a form sent again with other text says that the first was taken, and makes no second record by itself", async () => {
  const donor = site.openBrowser();
  const donation = {
    preset: "50000",
    name: "Sri Wahyuni",
    email: "sri-dua@contoh.example",
    method: "qris",
  };
  const [made, again] = await sendTwice(donor, "/Donation", donation, { preset: "100000" });
  expect(made.status).toBe(303);
  expect([again.status, again.text]).toEqual([
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
  const [asked, changed] = await sendTwice(mentor, "/Dashboard/Payouts/Request", payout, {
    amount: "70000",
  });
  expect(asked.status).toBe(303);
  expect([changed.status, changed.text]).toEqual([
    409,
    expect.stringContaining("Kiriman sebelumnya dari formulir ini sudah kami terima"),
  ]);
  expect(changed.text).toMatch(/value="70000"/);
  expect(queryRows(site.db, "select amount from payouts where notes = 'Uji dua kali'")).toEqual([
    { amount: 60_000 },
  ]);
});
