import type { CriterionPoints, HandInState } from "~/lib/assignments";
import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { buildHref, createPageLinks } from "~/lib/page-links";
import type { Optional, PageLinks } from "~/lib/views";
import type { Assignment, HandIn, HandInDetail } from "../hosts/learning/assignments";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { nullIfMissing, requiredForSome, requiredForStaff } from "./required";

const NOT_ENROLLED_MESSAGE = "Tugas ini untuk peserta kelasnya. Daftarlah di halaman kelas dahulu.";

/** A task with the visitor's hand-ins. @throws AppError not-found, forbidden, unavailable */
export const getAssignment = (context: RequestContext, assignmentId: string): Promise<Assignment> =>
  requiredForSome(
    getLearning(context).getAssignment({ params: { assignmentId } }),
    NOT_ENROLLED_MESSAGE,
  );

/** The task of a chapter; not ok if the host does not take hand-ins, or is away. */
export async function readAssignment(
  context: RequestContext,
  assignmentId: string,
): Promise<Optional<Assignment>> {
  const params = { assignmentId };
  const found = await optional(context, getLearning(context).getAssignment({ params }));
  return found.ok ? { ok: true, data: found.data.data } : found;
}

interface HandInForm {
  assignmentId: string;
  text: string;
  fileId: string | null;
  idempotencyKey: string;
}

/** @throws AppError not-found */
export const handIn = (
  context: RequestContext,
  { assignmentId, text, fileId, idempotencyKey }: HandInForm,
): Promise<ActionResult<{ handIn: HandIn }>> =>
  attempt(context, { fields: ["text", "file"], hostMessages: [409] }, async () => {
    const { data } = await getLearning(context).handIn({
      params: { assignmentId },
      body: { text, fileId },
      idempotencyKey,
    });
    return { handIn: data };
  });

export const HAND_INS_PATH = "/Dashboard/Tugas";

interface QueueFilters {
  page: number;
  state?: HandInState | "all" | undefined;
  kelas?: string | undefined;
}

type Queue = Awaited<
  ReturnType<NonNullable<RequestContext["hosts"]["learning"]>["listHandIns"]>
>["data"];

export interface QueueView extends Pick<Queue, "items" | "classes"> {
  links: PageLinks;
}

/** Hand-ins of the classes that the user teaches, oldest first; without a state, those that wait. @throws AppError forbidden, unavailable */
export async function listHandIns(
  context: RequestContext,
  { page, state, kelas }: QueueFilters,
): Promise<QueueView> {
  const query = { page, state: state === "all" ? undefined : (state ?? "waiting"), class: kelas };
  const list = await requiredForStaff(getLearning(context).listHandIns({ query }));
  return {
    items: list.items,
    classes: list.classes,
    links: createPageLinks(list, HAND_INS_PATH, { state, kelas }),
  };
}

/** What waits for a grade. @param kelas slug of a class; without it, of all classes */
export const waitingHandInsHref = (kelas?: string): string =>
  buildHref(HAND_INS_PATH, { state: "waiting", kelas });

/** Waiting hand-ins of the user's classes; 0 for hosts that take none, null if unavailable. */
export async function countWaitingHandIns(context: RequestContext): Promise<number | null> {
  const query = { state: "waiting", perPage: 1 } as const;
  const read = getLearning(context).listHandIns({ query });
  const found = await optional(context, nullIfMissing(read));
  return found.ok ? (found.data?.data.totalItems ?? 0) : null;
}

/** @throws AppError forbidden, not-found, unavailable */
export const getHandIn = (context: RequestContext, id: string): Promise<HandInDetail> =>
  requiredForStaff(getLearning(context).getHandIn({ params: { id } }));

interface DecisionForm {
  id: string;
  version: number;
  decision: "grade" | "revise";
  points: CriterionPoints;
  comment: string;
}

export const decideHandIn = (
  context: RequestContext,
  { id, ...body }: DecisionForm,
): Promise<ActionResult<{ handIn: HandInDetail }>> =>
  attempt(
    context,
    { fields: ["comment"], hostMessages: [409], messages: { 403: FORBIDDEN_MESSAGE } },
    async () => ({
      handIn: (await getLearning(context).decideHandIn({ params: { id }, body })).data,
    }),
  );
