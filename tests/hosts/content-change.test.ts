import { expect, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import { keepingLog } from "../server/front";
import { failure, fakeHost, good, sendJson, thingsOf, transportTo } from "./fake-host";

test("public reads are kept by tenant and question; a signed-in reader's are not", async () => {
  const { url, seen } = await fakeHost((_, res) => sendJson(res, 200, good()));
  const transport = transportTo(url, { readCache: createReadCache({ log: keepingLog() }) });
  const ours = thingsOf(transport, { lmsId: "lms-1" });
  await ours.keptThing({ query: { slug: "a" } });
  await ours.keptThing({ query: { slug: "a" } });
  expect(seen).toHaveLength(1);
  await ours.keptThing({ query: { slug: "b" } });
  await thingsOf(transport, { lmsId: "lms-2" }).keptThing({ query: { slug: "a" } });
  expect(seen).toHaveLength(3);
  const signedIn = thingsOf(transport, { lmsId: "lms-1", accessToken: "bearer-1" });
  await signedIn.keptThing({ query: { slug: "a" } });
  await signedIn.keptThing({ query: { slug: "a" } });
  expect(seen).toHaveLength(5);
});

test("what does not exist is not asked for again at once", async () => {
  const { url, seen } = await fakeHost((_, res) => sendJson(res, 404, '{"status":false,"message":"Tidak ada","data":null}'));
  const { keptThing } = thingsOf(transportTo(url, { readCache: createReadCache({ log: keepingLog() }) }), { lmsId: "lms-1" });
  for (let at = 0; at < 3; at++) expect(await failure(keptThing())).toMatchObject({ status: 404, upstreamMessage: "Tidak ada" });
  expect(seen).toHaveLength(1);
});

test("a success that changes content says so, a failure does not", async () => {
  const changed: string[] = [];
  let status = 201;
  const { url } = await fakeHost((_, res) => sendJson(res, status, good()));
  const things = thingsOf(transportTo(url, { onContentChange: (lmsId) => changed.push(lmsId) }), { lmsId: "lms-1" });
  await things.createThing({ body: { name: "pena" } });
  status = 409;
  await failure(things.createThing({ body: { name: "pena" } }));
  status = 200;
  await things.getThing();
  expect(changed).toEqual(["lms-1"]);
});
