import { formatDate } from "~/lib/dates";
import { pageHref } from "~/lib/page-links";
import { ASPIRATIONS_PATH } from "~/lib/submissions";
import type { RequestContext } from "../request/context";
import { required } from "./required";

const PAGE_SIZE = 10;

export interface AspirationListView {
  items: {
    id: string;
    topic: string;
    message: string;
    /** Name and role. */
    author: string;
    date: string | null;
    answer: string | null;
  }[];
  page: number;
  previous: string | null;
  next: string | null;
}

/** Published aspirations, newest first; their host counts no pages (STO22). @throws AppError unavailable */
export async function listAspirations(
  { hosts: { records } }: RequestContext,
  page: number,
): Promise<AspirationListView> {
  const query = { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE };
  const rows = await required(records.listAspirations({ query }));
  return {
    items: rows
      .slice(0, PAGE_SIZE)
      .map(({ id, name, role, topic, message, answer, created_at: at }) => ({
        id,
        topic,
        message,
        author: [name, role].filter(Boolean).join(", "),
        date: at === null ? null : formatDate(at),
        answer,
      })),
    page,
    previous: page > 1 ? pageHref(ASPIRATIONS_PATH, { page: page - 1 }) : null,
    next: rows.length > PAGE_SIZE ? pageHref(ASPIRATIONS_PATH, { page: page + 1 }) : null,
  };
}
