import type { z } from "zod";
import { joinFacts } from "~/lib/join-facts";
import { createPageLinks, isPastEnd } from "~/lib/page-links";
import { TESTIMONIES_PATH, type testimonyFields } from "~/lib/submissions";
import type { Optional, PageLinks, TestimonyView } from "~/lib/views";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import { optional } from "./optional";
import { required } from "./required";

type Admin = NonNullable<RequestContext["hosts"]["admin"]>;
type Testimony = Awaited<ReturnType<Admin["listTestimonies"]>>["data"]["items"][number];

const toTestimonyView = ({ id, text, name, role, institution, rating }: Testimony) => ({
  id,
  text,
  author: joinFacts([name, role, institution], ", ") ?? name,
  rating,
});

/** The newest published testimonies; none without an admin host. */
export async function readTestimonies(
  context: RequestContext,
  perPage: number,
): Promise<Optional<TestimonyView[]>> {
  const { admin } = context.hosts;
  if (!admin) return { ok: true, data: [] };
  const list = await optional(context, admin.listTestimonies({ query: { perPage } }));
  return list.ok ? { ok: true, data: list.data.data.items.map(toTestimonyView) } : list;
}

/** Published testimonies, newest first. @throws AppError not-found, unavailable */
export async function listTestimonies(
  context: RequestContext,
  page: number,
): Promise<{ items: TestimonyView[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listTestimonies({ query: { page } }));
  if (isPastEnd(list)) throw new AppError("not-found");
  return {
    items: list.items.map(toTestimonyView),
    links: createPageLinks(list, TESTIMONIES_PATH, {}),
  };
}

/** Sends a testimony for moderation, once per idempotency key (STO3). */
export const addTestimony = (
  context: RequestContext,
  body: z.output<typeof testimonyFields>,
  idempotencyKey: string,
): Promise<ActionResult> =>
  attempt(
    context,
    {
      fields: ["name", "email", "role", "institution", "message", "rating", "consent"],
      messages: { 409: ALREADY_SENT_MESSAGE.testimony },
    },
    () => context.hosts.records.createTestimony({ body, idempotencyKey }),
  );
