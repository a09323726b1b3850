import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pickRounds } from "../support/rounds";
import { setUpDemoApp } from "./demo-app";
import { DEMO_PASSWORD, mapConcurrently } from "./test-browser";

const site = setUpDemoApp();
const EMAIL = "student@pendopo.example";
const ATTEMPTS = pickRounds(200, 1_000);
const TIMING_ROUNDS = 7;

/** Posts the sign-in form from a new network. */
const signIn = (email: string, password: string) =>
  site.openBrowser().post("/Akun/Masuk", { email, password, idempotency_key: randomUUID() });

const getAlertText = (html: string) =>
  /<[^>]+role="alert"[^>]*>([\s\S]*?)<\/div>/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, " ")
    .trim();

describe("sign-in", () => {
  test(`answers ten of ${ATTEMPTS} guesses from as many networks, and still admits the owner's device`, async () => {
    const owner = await site.openSignedInBrowser("student");
    await owner.submitForm("/Keluar", {});
    const startedAt = performance.now();

    const statuses = await mapConcurrently(
      Array.from({ length: ATTEMPTS }, (_, attempt) => attempt),
      16,
      async (attempt) => (await signIn(EMAIL, `tebakan nomor ${attempt}`)).status,
    );

    const count = (status: number) => statuses.filter((each) => each === status).length;
    const ms = Math.round(performance.now() - startedAt);
    console.info(`${ATTEMPTS} guesses in ${ms} ms: ${count(422)} verified, ${count(429)} limited`);
    expect(count(422)).toBeLessThanOrEqual(10);
    expect(count(422) + count(429)).toBe(ATTEMPTS);
    expect((await signIn(EMAIL, DEMO_PASSWORD)).status).toBe(429);
    expect(owner.cookies.has("_session")).toBe(false);
    owner.clientIp = "203.0.113.9";
    expect(await owner.signIn(EMAIL)).toMatchObject({ status: 200, path: "/Dashboard" });
  }, 300_000);

  test("does not tell an unknown address from a wrong password, by its text or its time", async () => {
    const measure = async (email: string) => {
      const startedAt = performance.now();
      const { status, text } = await signIn(email, "bukan kata sandinya");
      const ms = performance.now() - startedAt;
      return { ms, message: `${status} ${getAlertText(text)}` };
    };
    const known: Awaited<ReturnType<typeof measure>>[] = [];
    const unknown: typeof known = [];

    for (let round = 0; round < TIMING_ROUNDS; round++) {
      known.push(await measure("writer@pendopo.example"));
      unknown.push(await measure(`tidak-ada-${round}@pendopo.example`));
    }

    const messages = new Set([...known, ...unknown].map(({ message }) => message));
    expect(messages).toEqual(new Set(["422 Email atau kata sandi salah"]));
    const median = (list: typeof known) =>
      list.map(({ ms }) => ms).toSorted((a, b) => a - b)[TIMING_ROUNDS >> 1] ?? 0;
    // Without a dummy hash an unknown address would answer about ten times as fast.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });
});
