import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { CONTRACTS } from "~/server/hosts/contracts";
import { formatContractTable } from "../contracts/specified-operations";
import { startCallRecorder } from "./call-recorder";
import { fillForms } from "./fill-form";
import { getShape } from "./walk";

test("the recorder forwards a call and names its operation and request", async () => {
  const server = createServer((req, res) => res.end(`${req.method} ${req.url}`)).listen(0);
  onTestFinished(() => void server.close());
  const recorder = await startCallRecorder(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  onTestFinished(() => recorder.close());
  const send = async (path: string, init?: RequestInit) =>
    (await fetch(`${recorder.getUrl("services")}/${path}`, init)).text();

  expect(
    await send("v3/post/list?kindSlug=blog", {
      headers: { "x-request-id": "r-1", AppToken: "code.token" },
    }),
  ).toBe("GET /services/v3/post/list?kindSlug=blog");
  await send("v9/unknown/path", { method: "POST" });
  await send("v1/user/me?tanya=1", { headers: { AppToken: "code.token" } });
  expect(recorder.calls).toEqual([
    { requestId: "r-1", operation: "services.listPosts", faults: [] },
    { requestId: "", operation: "POST /services/v9/unknown/path", faults: ["no operation"] },
    { requestId: "", operation: "services.getMe", faults: ["query tanya", "no authorization"] },
  ]);
});

test("the table names who issues a call and counts those that nothing issues", () => {
  const { lines, issued } = formatContractTable(
    CONTRACTS,
    new Map([["services.listPosts", ["page /", "page /Blog", "page /News"]]]),
  );

  expect(issued).toBe(1);
  expect(lines.find((line) => line.includes("v3/post/list"))).toMatch(
    /listPosts +page \/, page \/Blog and 1 more$/,
  );
  expect(lines.find((line) => line.includes("v3/post/view"))).toMatch(/issued by nothing$/);
  expect(lines.at(-1)).toBe("1 of 97 specified calls are issued by a page or form, 96 by nothing");
});

test("addresses of one page have one shape", () => {
  expect(getShape("/Blog/123/judul")).toBe(getShape("/Blog/9/lain"));
  expect(getShape("/Dashboard/Payouts/1/Reject")).toBe("/Dashboard/Payouts/*/Reject");
  expect(getShape("/Class?level=dasar&page=2")).toBe("/Class?level&page");
});

test("of a form with named buttons only, one is pressed, and another one later", () => {
  const html = `<form method="post"><button name="outcome" value="paid">Bayar</button><button name="outcome" value="failed">Gagal</button></form>
    <form method="post"><button>Kirim</button><button name="intent" value="save">Simpan</button></form>`;

  expect(fillForms(html).map(({ fields }) => fields)).toEqual([[["outcome", "paid"]], []]);
  expect(fillForms(html, 1)[0]?.fields).toEqual([["outcome", "failed"]]);
});

test("forms are filled in as a visitor would, honeypots left empty", () => {
  const html = `<form method="post" action="/Kirim"><input type="hidden" name="key" value="k&amp;1"/>
    <input type="text" name="name"/><input type="radio" name="slot" value="09.00"/><input type="radio" name="slot" value="11.00"/>
    <select name="bank"><option value="">Pilih</option><option value="014">BCA</option></select>
    <input type="text" name="trap" tabindex="-1"/><input type="file" name="letter"/></form>`;

  expect(fillForms(html)).toEqual([
    {
      method: "post",
      action: "/Kirim",
      fields: [
        ["key", "k&1"],
        ["name", "Sri Wahyuni"],
        ["slot", "09.00"],
        ["bank", "014"],
        ["trap", ""],
      ],
      file: "letter",
    },
  ]);
});
