import { expect, test } from "vitest";
import { setUpDemoApp } from "./demo-app";

const site = setUpDemoApp();

test("[SET6] maintenance closes the site, while probes, sign-in and the admin's dashboard stay open", async () => {
  const visitor = site.openBrowser("perbaikan");
  for (const path of ["/", "/Class", "/Akun/Daftar", "/Donation"])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 503]);
  for (const path of ["/healthz", "/readyz", "/Akun/Masuk", "/Akun/Lupa"])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);

  const admin = await site.openSignedInBrowser("superadmin", "perbaikan");
  expect((await admin.get("/Dashboard")).status).toBe(200);
  expect((await admin.get("/Dashboard/Payouts")).status).toBe(200);
  expect((await admin.get("/Class")).status).toBe(503);

  const student = await site.openSignedInBrowser("student", "perbaikan");
  expect((await student.get("/Dashboard")).status).toBe(503);
});

test("[NET7] the radio plays on the site, with ranges, and its playlist leads there", async () => {
  const visitor = site.openBrowser();
  const part = await visitor.send("/Radio/stream", { headers: { range: "bytes=0-99" } });
  expect([part.status, part.headers["content-type"], part.headers["content-range"]]).toEqual([
    206,
    "audio/mpeg",
    expect.stringMatching(/^bytes 0-99\/\d+$/),
  ]);

  const playlist = await visitor.get("/Radio/stream.m3u");
  expect([playlist.status, playlist.text]).toEqual([
    200,
    expect.stringMatching(/^#EXTM3U\n.*\nhttp:\/\/main\.localhost:\d+\/Radio\/stream\n$/),
  ]);
});
