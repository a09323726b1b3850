import { describe, expect, test } from "vitest";
import { fillForms, submitFilledForm } from "../walk/fill-form";
import { setUpDemoApp } from "./demo-app";
import type { HttpResponse, TestBrowser } from "./test-browser";

const demo = setUpDemoApp();

/** What names the tenant's one address on purpose, whatever host was visited. */
const PUBLIC_ADDRESSES =
  /<(?:link rel="canonical"|meta )[^>]*>|<script[^>]*ld\+json[\s\S]*?<\/script>/g;

/** Links, forms, files and redirects of a page that name a host of this site. */
const findHostNames = ({ text, location }: HttpResponse): string[] =>
  [
    ...text
      .replace(PUBLIC_ADDRESSES, "")
      .matchAll(/\s(?:href|action|src|formaction)="(https?:\/\/[\w.]*localhost[^"]*)"/g),
    ...location.matchAll(/^(https?:\/\/.*)/g),
  ].map(([, address = ""]) => address);

const submit = async (browser: TestBrowser, path: string, press = 0) => {
  const form = fillForms((await browser.get(path)).text, press).find(
    ({ method, action }) => method === "post" && !action.startsWith("/Keluar"),
  );
  if (!form) throw new Error(`${path} has no form`);
  return submitFilledForm(browser, path, form);
};

describe.each(["main", ""])("links to on-site steps stay on the host %s", (tenant) => {
  test("of public pages", async () => {
    const browser = demo.openBrowser(tenant);
    for (const path of ["/", "/Blog", "/Class?page=2", "/Podcasts", "/Search?q=kelas", "/Donation"])
      expect([path, findHostNames(await browser.get(path))]).toEqual([path, []]);
  });

  test("from a donation to its payment, back, and to the receipt", async () => {
    const browser = demo.openBrowser(tenant);
    const donated = await submit(browser, "/Donation");
    const receipt = await browser.get(donated.location);
    const [, pay = ""] = /href="([^"]*\/Bayar\/[^"]*)"/.exec(receipt.text) ?? [];
    const paid = await submit(browser, pay);
    const orderId = pay.split("/").at(-1) ?? "";
    const returned = await browser.get(`/CallbackPayment?orderId=${orderId}`);
    const success = await browser.get(returned.location);

    expect(pay).toMatch(/^\/Bayar\//);
    expect(success.text).toContain("Pembayaran berhasil");
    const pages = [donated, receipt, await browser.get(pay), paid, returned, success];
    expect(pages.flatMap(findHostNames)).toEqual([]);
  });

  test("of signing in, the dashboard and signing out", async () => {
    const browser = demo.openBrowser(tenant);
    const guest = await browser.get("/Dashboard");
    const login = await browser.get(guest.location);
    const signedIn = await browser.submitForm(login.location, {
      email: "admin@pendopo.example",
      password: "Pendopo-2026",
    });
    const callback = await browser.get(signedIn.location);
    const dashboard = await browser.get("/Dashboard");
    const payouts = await browser.get("/Dashboard/Payouts");
    const signedOut = await browser.submitForm("/Keluar", {});

    expect(dashboard.status).toBe(200);
    const pages = [guest, login, signedIn, callback, dashboard, payouts, signedOut];
    expect(pages.flatMap(findHostNames)).toEqual([]);
  });
});
