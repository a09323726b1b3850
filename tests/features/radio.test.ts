import { expect, test } from "vitest";
import { createRadioPlaylist, openRadioStream } from "~/server/features/radio";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import { createFakeContext, createHostError } from "./fake-context";

test("[NET7] the stream is proxied with its range", async () => {
  const inputs: unknown[] = [];
  const { context } = createFakeContext({});
  const getStream = async (input: unknown) => {
    inputs.push(input);
    return new Response("abc", {
      status: 206,
      headers: { "Content-Type": "audio/mpeg", "Content-Range": "bytes 0-2/9" },
    });
  };
  Object.assign(context.hosts, { radio: { getStream } });
  const response = await openRadioStream(
    context,
    new Headers({ range: "bytes=0-2", cookie: "_session=secret" }),
  );

  expect(inputs).toEqual([{ headers: { range: "bytes=0-2" } }]);
  expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
    206,
    "bytes 0-2/9",
    "abc",
  ]);
});

test("[NET7] a silent radio host is unavailable", async () => {
  const getStream = () => Promise.reject(createHostError(0));
  const { context } = createFakeContext({}, null, { hosts: { radio: { getStream } } });

  await expect(openRadioStream(context, new Headers())).rejects.toMatchObject({
    code: "unavailable",
  });
});

test("[NET7] a page in place of the stream is unavailable, and says so", async () => {
  const getStream = async () =>
    new Response("<h1>It works!</h1>", { headers: { "Content-Type": "text/html" } });
  const { context } = createFakeContext({});
  Object.assign(context.hosts, { radio: { getStream } });

  await expect(openRadioStream(context, new Headers())).rejects.toMatchObject({
    code: "unavailable",
    publicMessage: expect.stringContaining("Radio belum dapat diputar"),
  });
});

test("[NET7] the playlist names the stream on the visited site", async () => {
  const { context } = createFakeContext({}, null, { url: "https://a.example/Radio/stream.m3u" });
  context.tenant.setting = tenantSettingSchema.parse({ title: "Kami" });

  expect(await createRadioPlaylist(context).text()).toBe(
    "#EXTM3U\n#EXTINF:-1,Radio Kami\nhttps://a.example/Radio/stream\n",
  );
});
