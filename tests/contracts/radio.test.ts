import { expect, test } from "vitest";
import { onEverySite, THEIRS } from "./site";

onEverySite((site) => {
  test("[NET7] the stream is one whole MP3 that players can seek in and repeat", async () => {
    const { radio } = site().hosts();
    const whole = await radio.stream();
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([200, "audio/mpeg", "bytes"]);
    expect(whole.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(400 * 1024);
    // An MPEG frame's first eleven bits.
    expect((bytes.readUInt16BE(0) & 0xffe0) === 0xffe0).toBe(true);

    const part = await radio.stream({ headers: { Range: "bytes=1000-1999" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 1000-1999/${bytes.byteLength}`]);
    expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), bytes.subarray(1000, 2000))).toBe(0);
    expect((await radio.stream({ headers: { Range: `bytes=${bytes.byteLength}-` } })).status).toBe(416);
    expect((await radio.stream({ headers: { "If-None-Match": whole.headers.get("etag") ?? "" } })).status).toBe(304);
  });

  test("the stream is for anybody, as streaming hosts are", async () => {
    const answer = await site().send("radio", "stream");
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  test("what is on, and the playlist with the stream's address on the tenant's site", async () => {
    const { data } = await site().hosts().radio.now();
    expect(data).toEqual({ title: "Radio Kami", streamUrl: "/Radio/stream", bitrate: 56 });
    const playlist = await site().hosts().radio.playlist();
    expect(playlist.headers.get("content-type")).toContain("mpegurl");
    expect(await playlist.text()).toBe("#EXTM3U\n#EXTINF:-1,Radio Kami\nhttp://ours.example:3000/Radio/stream\n");
    const theirs = await (await site().hosts({ lmsId: THEIRS }).radio.playlist()).text();
    expect(theirs).toContain("http://theirs.example:3000/Radio/stream");
  });
});
