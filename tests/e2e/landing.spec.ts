import { expect, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { PORT } from "./port";
import { sendRequest, toTenantUrl } from "./requests";

for (const tenant of ["main", "foundation", "default"]) {
  test(`[RTE22] the landing page of ${tenant} has header, content and footer in order, and links to classes`, async ({
    page,
  }) => {
    await page.goto(toTenantUrl(tenant));
    const order = await page.evaluate(() =>
      [...document.querySelectorAll("header, main, footer")]
        .filter((part) => !part.parentElement?.closest("main"))
        .map((part) => part.tagName),
    );

    expect(order).toEqual(["HEADER", "MAIN", "FOOTER"]);

    await page.getByRole("main").locator('a[href^="/Class"]').first().click();

    await expect(page).toHaveURL(/\/Class/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("[TEN5] the three layouts differ in header, landing and footer", async ({ request }) => {
  const parts = await Promise.all(
    ["main", "foundation", "default"].map(async (tenant) => {
      const html = await (await sendRequest(request, tenant)).text();
      const classes = (part: string) =>
        (new RegExp(`<${part}[^>]*>[\\s\\S]*?</${part}>`).exec(html)?.[0] ?? "")
          .match(/class="[^"]*"/g)
          ?.join() ?? "";
      return { header: classes("header"), main: classes("main"), footer: classes("footer") };
    }),
  );

  for (const part of ["header", "main", "footer"] as const)
    expect(new Set(parts.map((each) => each[part])).size).toBe(3);
});

test("[TEN4] an unknown layout falls back to the default layout", async ({ request }) => {
  // The layout of this tenant is unknown: its own title, the default stylesheet.
  const coffee = await (await sendRequest(request, "coffee")).text();
  const standard = await (await sendRequest(request, "default")).text();
  const sheet = (html: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
  expect(sheet(coffee)).toBe(sheet(standard));
  expect(/<title>([^<]*)/.exec(coffee)?.[1]).not.toBe(/<title>([^<]*)/.exec(standard)?.[1]);
});

test("an unknown host gets the default tenant with noindex", async ({ request }) => {
  const answer = await request.get(`http://127.0.0.1:${PORT}/`, {
    headers: { host: "nobody.example" },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex');
});

test("[TEN10] a host with 192.168 in it is the demo tenant", async ({ request }) => {
  const local = await (
    await request.get(`http://127.0.0.1:${PORT}/`, { headers: { host: `192.168.1.9:${PORT}` } })
  ).text();
  const demo = await (await sendRequest(request, "demo")).text();
  const title = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
  expect(title(local)).toBe(title(demo));
});

test("[SET6] during maintenance visitors see its page, while health checks, sign-in and the admin's dashboard stay open", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/Class", "/tidak-ada"]) {
    const answer = await sendRequest(request, "perbaikan", path);
    expect(answer.status()).toBe(503);
    expect(answer.headers()["retry-after"]).toMatch(/^\d+$/);
  }

  for (const path of ["/healthz", "/readyz", "/Akun/Masuk"])
    expect((await sendRequest(request, "perbaikan", path)).status()).toBe(200);

  await page.goto(toTenantUrl("perbaikan"));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Situs sedang dalam perbaikan");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");

  await signInAs(page, "superadmin", "/Dashboard", "perbaikan");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Halo");
});

test("[ERR1, ERR3, RTE19] a missing page answers 404 with its fixed texts and links home", async ({
  page,
}) => {
  const answer = await page.goto(toTenantUrl("main", "/tidak-ada/sama-sekali"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Oops.. Maaf halaman tidak ditemukan",
  );
  await page.getByRole("link", { name: "Kembali ke halaman utama" }).click();
  await expect(page).toHaveURL(toTenantUrl("main"));
});

test('[RTE25] an unmatched route contains "This page could not be found"', async ({ request }) => {
  expect(await (await sendRequest(request, "main", "/tidak-ada")).text()).toContain(
    "This page could not be found",
  );
});

test("[RTE5] other case and trailing slashes redirect to the canonical address", async ({
  request,
}) => {
  for (const [given, canonical] of [
    ["/blog", "/Blog"],
    ["/CLASS?state=all", "/Class?state=all"],
    ["/make-appointment/", "/Make-Appointment"],
  ] as const) {
    const answer = await sendRequest(request, "main", given, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(canonical);
  }
});

test("[BOOT11] the first bytes are the page, without a loading screen", async ({ request }) => {
  const html = await (await sendRequest(request, "main")).text();
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).not.toMatch(/\$RC|<template id="B:/);
});
