import { expect, test } from "vitest";
import { describeEachBackend, OTHER_TENANT_ID } from "./backend";

describeEachBackend((site) => {
  test("[NET7] getStream serves a complete MP3 with range support", async () => {
    const { radio } = site().createClients();
    const whole = await radio.getStream();
    const bytes = Buffer.from(await whole.arrayBuffer());

    expect([
      whole.status,
      whole.headers.get("content-type"),
      whole.headers.get("accept-ranges"),
    ]).toEqual([200, "audio/mpeg", "bytes"]);
    expect(whole.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(400 * 1024);

    // MPEG frame sync: eleven set bits.
    expect((bytes.readUInt16BE(0) & 0xffe0) === 0xffe0).toBe(true);

    const part = await radio.getStream({ headers: { Range: "bytes=1000-1999" } });

    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 1000-1999/${bytes.byteLength}`,
    ]);
    expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), bytes.subarray(1000, 2000))).toBe(
      0,
    );
    expect(
      (await radio.getStream({ headers: { Range: `bytes=${bytes.byteLength}-` } })).status,
    ).toBe(416);
    expect(
      (await radio.getStream({ headers: { "If-None-Match": whole.headers.get("etag") ?? "" } }))
        .status,
    ).toBe(304);
  });

  test("getStream needs no token", async () => {
    const answer = await site().sendRaw("radio", "stream");

    expect(answer.status).toBe(200);

    await answer.body?.cancel();
  });

  test("getNowPlaying and getPlaylist return the title and the stream URL on the tenant's site", async () => {
    const { data } = await site().createClients().radio.getNowPlaying();

    expect(data).toEqual({ title: "Radio Kami", streamUrl: "/Radio/stream", bitrate: 56 });

    const playlist = await site().createClients().radio.getPlaylist();

    expect(playlist.headers.get("content-type")).toContain("mpegurl");
    expect(await playlist.text()).toBe(
      "#EXTM3U\n#EXTINF:-1,Radio Kami\nhttp://ours.example:3000/Radio/stream\n",
    );

    const theirs = await (
      await site().createClients({ tenantId: OTHER_TENANT_ID }).radio.getPlaylist()
    ).text();

    expect(theirs).toContain("http://theirs.example:3000/Radio/stream");
  });
});
