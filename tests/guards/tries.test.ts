import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, inParallel } from "./person";
import { demoSite } from "./site";

const site = demoSite();
const EMAIL = "student@pendopo.example";
const wrongWords = (text: string) =>
  /<[^>]+role="alert"[^>]*>([\s\S]*?)<\/div>/
    .exec(text)?.[1]
    ?.replace(/<[^>]+>/g, " ")
    .trim();

test("1,000 tries at one account from as many networks: ten are answered, and its owner gets in from elsewhere", async () => {
  const owner = await site.signedIn("student");
  await owner.fill("/Keluar", {});
  expect(owner.cookies.has("_session")).toBe(false);

  const tries = Array.from({ length: 1_000 }, (_, at) => at);
  const begun = performance.now();
  const statuses = await inParallel(tries, 16, async (at) => {
    const stranger = site.person();
    const answer = await stranger.post("/Akun/Masuk", { email: EMAIL, password: `tebakan nomor ${at}`, kunci: randomUUID() });
    return answer.status;
  });
  const of = (status: number) => statuses.filter((one) => one === status).length;
  console.info(`1,000 tries in ${Math.round(performance.now() - begun)} ms: ${of(422)} answered, ${of(429)} refused`);
  expect(of(422)).toBeLessThanOrEqual(10);
  expect(of(422) + of(429)).toBe(1_000);

  // Even the right password tells a stranger nothing now.
  expect((await site.person().post("/Akun/Masuk", { email: EMAIL, password: DEMO_PASSWORD, kunci: randomUUID() })).status).toBe(429);
  // The owner's own device, on a network it never was on.
  owner.address = "203.0.113.9";
  expect(await owner.signIn(EMAIL)).toMatchObject({ status: 200, path: "/Dashboard" });
}, 300_000);

test("an unknown address and a wrong password are told the same, in about the same time", async () => {
  const told = async (email: string) => {
    const begun = performance.now();
    const answer = await site.person().post("/Akun/Masuk", { email, password: "bukan kata sandinya", kunci: randomUUID() });
    return { ms: performance.now() - begun, status: answer.status, words: wrongWords(answer.text) };
  };
  const rounds = [1, 2, 3, 4, 5, 6, 7];
  const [known, unknown] = [[], []] as { ms: number; status: number; words: string | undefined }[][];
  for (const round of rounds) {
    known?.push(await told("writer@pendopo.example"));
    unknown?.push(await told(`tidak-ada-${round}@pendopo.example`));
  }
  const words = [...(known ?? []), ...(unknown ?? [])].map(({ status, words }) => `${status} ${words}`);
  expect(new Set(words)).toEqual(new Set(["422 Email atau kata sandi salah"]));
  const median = (list: { ms: number }[] = []) => list.map(({ ms }) => ms).toSorted((a, b) => a - b)[3] ?? 0;
  // One hash is verified whoever it is: without it an unknown address would be ten times as fast.
  expect(median(unknown)).toBeGreaterThan(median(known) / 3);
});
